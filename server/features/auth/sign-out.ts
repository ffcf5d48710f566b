import type { AppContext } from '#server/context.ts';
import { endCarriedSession, endSessionCookie } from './open-session.ts';

/** Ends this browser's session on the server and deletes its cookie; succeeds without a session too. */
export async function signOut({ ctx }: { ctx: AppContext }): Promise<{ ok: true }> {
  await endCarriedSession(ctx.deps.db, ctx);
  endSessionCookie(ctx);
  return { ok: true };
}
