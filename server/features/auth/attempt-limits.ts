import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { ORPCError } from '@orpc/server';
import { messages } from '#domain/messages.ts';
import type { AppContext } from '#server/context.ts';
import { clearLimit, takeFromLimit } from '#server/db/rate-limit.ts';

/** Wrong guesses that one account takes, and tries and new accounts of one address (many people may share one). */
const limitsOf = {
  account: { limit: 10, windowSeconds: 900 },
  signInAddress: { limit: 100, windowSeconds: 900 },
  signUpAddress: { limit: 30, windowSeconds: 3_600 },
} as const;

/** "3 dakika" or "40 saniye". */
function wait(seconds: number): string {
  return seconds > 90 ? `${Math.ceil(seconds / 60)} dakika` : `${seconds} saniye`;
}

async function take(ctx: AppContext, key: string, kind: keyof typeof limitsOf): Promise<void> {
  const turn = await takeFromLimit(ctx.deps.db, { key, ...limitsOf[kind], now: ctx.deps.now() });
  if (turn.allowed) return;
  const { retryAfterSeconds } = turn;
  throw new ORPCError('TOO_MANY_REQUESTS', {
    message: messages.request.rateLimited.replace('{wait}', wait(retryAfterSeconds)),
    data: { retryAfterSeconds },
  });
}

/** An IPv6 subscriber owns a whole /64: counted as one. Outside production everyone on this machine shares loopback. */
function addressKey(ctx: AppContext): string | null {
  const { ip } = ctx;
  if (ctx.deps.env.mode !== 'production' && (ip === '127.0.0.1' || ip === '::1')) return null;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = ip.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(zeros).fill('0'), ...right].slice(0, 4).join(':');
}

/** Account keys are hashed: a counter is no place to keep the addresses that people mistype. */
const accountKey = (email: string) =>
  `sign-in:account:${createHash('sha256').update(email).digest('base64url')}`;

/** Counts a sign-in before its password is looked at. @throws TOO_MANY_REQUESTS with the waiting time. */
export async function countSignIn(ctx: AppContext, email: string): Promise<void> {
  const address = addressKey(ctx);
  if (address !== null) await take(ctx, `sign-in:address:${address}`, 'signInAddress');
  await take(ctx, accountKey(email), 'account');
}

/** The right password was given: the account's wrong guesses are forgotten. */
export async function forgiveSignIns(ctx: AppContext, email: string): Promise<void> {
  await clearLimit(ctx.deps.db, accountKey(email));
}

/** Counts a new account of an address. @throws TOO_MANY_REQUESTS with the waiting time. */
export async function countSignUp(ctx: AppContext): Promise<void> {
  const address = addressKey(ctx);
  if (address !== null) await take(ctx, `sign-up:address:${address}`, 'signUpAddress');
}
