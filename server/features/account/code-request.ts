import { createHash, randomBytes } from 'node:crypto';
import type { AppContext } from '#server/context.ts';
import { readPassing, sendPassingCookie } from '../auth/index.ts';

/** Lifetime of the cookie, seconds; longer than a code's, which begins later, when its mail is written. */
const lifeSeconds = 1_200;

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/** Sets the cookie with the secret that this browser's sign-in code is bound to. @returns the secret's hash */
export function beginCodeRequest(ctx: AppContext): string {
  const secret = readPassing(ctx, 'sign-in-code') ?? randomBytes(32).toString('base64url');
  sendPassingCookie(ctx, 'sign-in-code', secret, lifeSeconds);
  return hashOf(secret);
}

/** The hash of this browser's secret, or null without a current cookie. */
export function readCodeRequest(ctx: AppContext): string | null {
  const secret = readPassing(ctx, 'sign-in-code');
  return secret === null ? null : hashOf(secret);
}
