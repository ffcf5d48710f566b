import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { AppContext } from '#server/context.ts';
import type { DB } from '#server/db/schema.generated.ts';
import { expiredSessionCookie, readSessionToken, sessionCookie, sessionSeconds } from './cookies.ts';

/** Longest stored user agent, characters; only the list of devices shows it. */
const maxUserAgentLength = 400;

/** Deletes the session of this browser's cookie, which may be another account's. */
export async function endCarriedSession(db: Pick<Transaction<DB>, 'deleteFrom'>, ctx: AppContext) {
  const token = readSessionToken(ctx.requestHeaders, ctx.deps.env);
  if (token !== null) await db.deleteFrom('sessions').where('token', '=', token).execute();
}

/**
 * Opens a new session and returns its token; ends the session that the browser had before, because its cookie is lost.
 */
export async function openSession(trx: Transaction<DB>, ctx: AppContext, userId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await endCarriedSession(trx, ctx);
  await trx
    .insertInto('sessions')
    .values({
      user_id: userId,
      token,
      user_agent: ctx.userAgent.slice(0, maxUserAgentLength),
      expires_at: new Date(ctx.deps.now().getTime() + sessionSeconds * 1_000),
    })
    .execute();
  return token;
}

export function sendSessionCookie(ctx: AppContext, token: string): void {
  ctx.responseHeaders.append('set-cookie', sessionCookie(token, ctx.deps.env));
}

export function endSessionCookie(ctx: AppContext): void {
  ctx.responseHeaders.append('set-cookie', expiredSessionCookie(ctx.deps.env));
}
