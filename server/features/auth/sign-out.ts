import type { AppContext } from '#server/context.ts';
import { expiredSessionCookie, readSessionToken } from './cookies.ts';

/** Ends this browser's session, on the server and in the cookie; a visitor without one is signed out already. */
export async function signOut({ ctx }: { ctx: AppContext }): Promise<{ ok: true }> {
  const { env, db } = ctx.deps;
  const token = readSessionToken(ctx.requestHeaders, env);
  if (token !== null) await db.deleteFrom('sessions').where('token', '=', token).execute();
  ctx.responseHeaders.append('set-cookie', expiredSessionCookie(env));
  return { ok: true };
}
