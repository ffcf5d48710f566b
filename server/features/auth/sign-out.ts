import type { AppContext } from '#server/context.ts';
import { endCarriedSession, endSessionCookie } from './open-session.ts';

/** Ends this browser's session, on the server and in the cookie; a visitor without one is signed out already. */
export async function signOut({ ctx }: { ctx: AppContext }): Promise<{ ok: true }> {
  await endCarriedSession(ctx.deps.db, ctx);
  endSessionCookie(ctx);
  return { ok: true };
}
