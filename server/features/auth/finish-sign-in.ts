import { createHash, randomBytes } from 'node:crypto';
import type { Viewer } from '#contract/auth.ts';
import type { AppContext } from '#server/context.ts';
import { openSession } from './open-session.ts';
import { endPassingCookie, readPassing, sendPassingCookie } from './passing-cookies.ts';
import { readViewer } from './read-viewer.ts';

/** A sign-in waits this long for its second factor, seconds, and takes this many wrong codes. */
const waitSeconds = 600;
const mostAttempts = 5;

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/**
 * The last step of every way to sign in: opens the session, or, where the account has a second factor, remembers in a
 * cookie who still has to show it and answers null.
 */
export async function finishSignIn(ctx: AppContext, userId: string): Promise<Viewer | null> {
  const { db, now } = ctx.deps;
  const factor = await db
    .selectFrom('second_factors')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  if (!factor) {
    await openSession(ctx, userId);
    return readViewer(ctx.deps, userId);
  }
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now().getTime() + waitSeconds * 1_000);
  await db
    .insertInto('waiting_sign_ins')
    .values({ token_hash: hashOf(token), user_id: userId, expires_at: expiresAt })
    .execute();
  sendPassingCookie(ctx, 'second-factor', token, waitSeconds);
  return null;
}

/** Who the browser's waiting sign-in is for; each call counts as a try, and after five it is over: null. */
export async function tryWaitingSignIn(ctx: AppContext): Promise<string | null> {
  const { db, now } = ctx.deps;
  const token = readPassing(ctx, 'second-factor');
  if (token === null) return null;
  const waiting = await db
    .updateTable('waiting_sign_ins')
    .set((row) => ({ attempts: row('attempts', '+', 1) }))
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now())
    .where('attempts', '<', mostAttempts)
    .returning('user_id')
    .executeTakeFirst();
  return waiting?.user_id ?? null;
}

/** The second factor was shown: the waiting sign-in becomes a session, once. Null where it was over meanwhile. */
export async function completeWaitingSignIn(ctx: AppContext): Promise<Viewer | null> {
  const { db } = ctx.deps;
  const token = readPassing(ctx, 'second-factor') ?? '';
  const waiting = await db
    .deleteFrom('waiting_sign_ins')
    .where('token_hash', '=', hashOf(token))
    .returning('user_id')
    .executeTakeFirst();
  if (!waiting) return null;
  endPassingCookie(ctx, 'second-factor');
  await openSession(ctx, waiting.user_id);
  return readViewer(ctx.deps, waiting.user_id);
}
