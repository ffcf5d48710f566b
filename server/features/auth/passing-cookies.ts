import type { AppContext } from '#server/context.ts';
import { expiredPassingCookie, type PassingCookie, passingCookie, readPassingCookie } from './cookies.ts';

/** Sets the cookie of an unfinished sign-in. */
export function sendPassingCookie(
  ctx: AppContext,
  kind: PassingCookie,
  value: string,
  seconds: number,
): void {
  ctx.responseHeaders.append('set-cookie', passingCookie(ctx.deps.env, kind, value, seconds));
}

/** The value of the cookie of an unfinished sign-in, or null without a right signature. */
export function readPassing(ctx: AppContext, kind: PassingCookie): string | null {
  return readPassingCookie(ctx.requestHeaders, ctx.deps.env, kind);
}

/** Deletes the cookie of an unfinished sign-in. */
export function endPassingCookie(ctx: AppContext, kind: PassingCookie): void {
  ctx.responseHeaders.append('set-cookie', expiredPassingCookie(ctx.deps.env, kind));
}
