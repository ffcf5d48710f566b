import type { AppContext } from '#server/context.ts';
import { expiredPassingCookie, type PassingCookie, passingCookie, readPassingCookie } from './cookies.ts';

/** Sends a short-lived cookie of a sign-in under way. */
export function sendPassingCookie(
  ctx: AppContext,
  kind: PassingCookie,
  value: string,
  seconds: number,
): void {
  ctx.responseHeaders.append('set-cookie', passingCookie(ctx.deps.env, kind, value, seconds));
}

/** What the browser's cookie of this kind carries, once its signature has been verified. */
export function readPassing(ctx: AppContext, kind: PassingCookie): string | null {
  return readPassingCookie(ctx.requestHeaders, ctx.deps.env, kind);
}

/** Ends it in the browser. */
export function endPassingCookie(ctx: AppContext, kind: PassingCookie): void {
  ctx.responseHeaders.append('set-cookie', expiredPassingCookie(ctx.deps.env, kind));
}
