import type { Viewer } from '#contract/auth.ts';
import type { AppContext } from '#server/context.ts';
import { adoptLandingTexts } from '../stories/index.ts';
import { sendSessionCookie } from './open-session.ts';
import { readViewer } from './read-viewer.ts';

/** Sends the cookie of a new session, stores the texts that the browser's guest generated, and returns the user. */
export async function completeSignIn(ctx: AppContext, userId: string, token: string): Promise<Viewer> {
  sendSessionCookie(ctx, token);
  await adoptLandingTexts(ctx, userId);
  return readViewer(ctx.deps, userId);
}
