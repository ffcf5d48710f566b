import type { AppContext } from '#server/context.ts';
import { readSessionToken } from './cookies.ts';
import { endSessionCookie } from './open-session.ts';

/** Ends this browser's session, on the server and in the cookie; a visitor without one is signed out already. */
export async function signOut({ ctx }: { ctx: AppContext }): Promise<{ ok: true }> {
  const { env, db } = ctx.deps;
  const token = readSessionToken(ctx.requestHeaders, env);
  if (token !== null) await db.deleteFrom('sessions').where('token', '=', token).execute();
  endSessionCookie(ctx);
  return { ok: true };
}
