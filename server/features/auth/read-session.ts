import { sql } from 'kysely';
import type { Viewer } from '#contract/auth.ts';
import { guestLimits } from '#domain/billing/plans.ts';
import type { AppContext, Deps } from '#server/context.ts';
import {
  readSessionToken,
  sessionCookie,
  sessionLongestSeconds,
  sessionRenewalSeconds,
  sessionSeconds,
} from './cookies.ts';
import { readViewer } from './read-viewer.ts';

/**
 * Renews the request's session in the database and in the cookie once a day, at most until a year after its sign-in.
 */
async function renewSession(ctx: AppContext): Promise<void> {
  const { deps } = ctx;
  const token = readSessionToken(ctx.requestHeaders, deps.env);
  if (token === null) return;
  const now = deps.now().getTime();
  const longest = sql<Date>`created_at + make_interval(secs => ${sessionLongestSeconds})`;
  const renewed = await deps.db
    .updateTable('sessions')
    .set({
      expires_at: sql`least(${new Date(now + sessionSeconds * 1_000)}, ${longest})`,
      updated_at: new Date(now),
    })
    .where('token', '=', token)
    .where('expires_at', '<=', new Date(now + (sessionSeconds - sessionRenewalSeconds) * 1_000))
    .where('expires_at', '<', longest)
    .returning('expires_at')
    .executeTakeFirst();
  if (!renewed) return;
  // The cookie must not outlive the session: it would look like a session that another device ended (`ended`).
  const seconds = Math.floor((renewed.expires_at.getTime() - now) / 1_000);
  ctx.responseHeaders.append('set-cookie', sessionCookie(token, deps.env, seconds));
}

async function readTrial(deps: Deps, guestId: string | null): Promise<{ remaining: number; total: number }> {
  const total = guestLimits.trialTokens;
  if (guestId === null) return { remaining: total, total };
  const trial = await deps.db
    .selectFrom('guest_trials')
    .select('remaining')
    .where('id', '=', guestId)
    .executeTakeFirst();
  return { remaining: trial?.remaining ?? total, total };
}

interface CurrentSession {
  viewer: Viewer | null;
  guest: { remaining: number; total: number } | null;
  ended: boolean;
}

/** The signed-in user, or the guest trial of this browser; creates nothing for a visitor. */
export async function readSession({ ctx }: { ctx: AppContext }): Promise<CurrentSession> {
  if (!ctx.user) {
    const guest = await readTrial(ctx.deps, ctx.guestId);
    // Expiry and sign-out delete the cookie, so a cookie without a session means that another device ended it.
    return { viewer: null, guest, ended: readSessionToken(ctx.requestHeaders, ctx.deps.env) !== null };
  }
  await renewSession(ctx);
  return { viewer: await readViewer(ctx.deps, ctx.user.id), guest: null, ended: false };
}
