import { createHash, randomBytes } from 'node:crypto';
import type { AppContext } from '#server/context.ts';
import { readPassing, sendPassingCookie } from '../auth/index.ts';

/** Longer than a code works, which begins when its mail is written, seconds. */
const lifeSeconds = 1_200;

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/** Gives this browser the secret that its sign-in code is bound to, and answers the secret's hash. */
export function beginCodeRequest(ctx: AppContext): string {
  const secret = readPassing(ctx, 'sign-in-code') ?? randomBytes(32).toString('base64url');
  sendPassingCookie(ctx, 'sign-in-code', secret, lifeSeconds);
  return hashOf(secret);
}

/** The hash of this browser's secret, or null where it has asked for no code lately. */
export function readCodeRequest(ctx: AppContext): string | null {
  const secret = readPassing(ctx, 'sign-in-code');
  return secret === null ? null : hashOf(secret);
}
