import { randomBytes } from 'node:crypto';
import type { AppContext } from '#server/context.ts';
import { expiredSessionCookie, sessionCookie, sessionSeconds } from './cookies.ts';

/** User agents are kept as the list of devices shows them: cut. */
const userAgentLetters = 400;

/** Signs a person in on this device, with a session of its own; never goes on with one that was there before. */
export async function openSession(ctx: AppContext, userId: string): Promise<void> {
  const { db, now, env } = ctx.deps;
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('sessions')
    .values({
      user_id: userId,
      token,
      user_agent: ctx.userAgent.slice(0, userAgentLetters),
      expires_at: new Date(now().getTime() + sessionSeconds * 1_000),
    })
    .execute();
  ctx.responseHeaders.append('set-cookie', sessionCookie(token, env));
}

/** Ends the session's cookie in this browser. */
export function endSessionCookie(ctx: AppContext): void {
  ctx.responseHeaders.append('set-cookie', expiredSessionCookie(ctx.deps.env));
}
