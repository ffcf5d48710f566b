import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { AppContext } from '#server/context.ts';
import type { DB } from '#server/db/schema.generated.ts';
import { expiredSessionCookie, readSessionToken, sessionCookie, sessionSeconds } from './cookies.ts';

/** User agents are kept as the list of devices shows them: cut. */
const userAgentLetters = 400;

/** Ends the session that this browser carries, whosever it is. */
export async function endCarriedSession(db: Pick<Transaction<DB>, 'deleteFrom'>, ctx: AppContext) {
  const token = readSessionToken(ctx.requestHeaders, ctx.deps.env);
  if (token !== null) await db.deleteFrom('sessions').where('token', '=', token).execute();
}

/**
 * Opens a session of its own for a person on this device and answers its token; one that the browser carried before
 * ends, so that it neither goes on as somebody's nor stays behind without a browser.
 */
export async function openSession(trx: Transaction<DB>, ctx: AppContext, userId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await endCarriedSession(trx, ctx);
  await trx
    .insertInto('sessions')
    .values({
      user_id: userId,
      token,
      user_agent: ctx.userAgent.slice(0, userAgentLetters),
      expires_at: new Date(ctx.deps.now().getTime() + sessionSeconds * 1_000),
    })
    .execute();
  return token;
}

/** Gives this browser its session. */
export function sendSessionCookie(ctx: AppContext, token: string): void {
  ctx.responseHeaders.append('set-cookie', sessionCookie(token, ctx.deps.env));
}

/** Ends the session's cookie in this browser. */
export function endSessionCookie(ctx: AppContext): void {
  ctx.responseHeaders.append('set-cookie', expiredSessionCookie(ctx.deps.env));
}
