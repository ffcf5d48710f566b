import type { Viewer } from '#contract/auth.ts';
import type { AppContext } from '#server/context.ts';
import { adoptLandingTexts } from '../stories/index.ts';
import { sendSessionCookie } from './open-session.ts';
import { readViewer } from './read-viewer.ts';

/** Sends a new session's cookie, stores the texts that this browser's guest generated, and answers the signed-in person. */
export async function completeSignIn(ctx: AppContext, userId: string, token: string): Promise<Viewer> {
  sendSessionCookie(ctx, token);
  await adoptLandingTexts(ctx, userId);
  return readViewer(ctx.deps, userId);
}
