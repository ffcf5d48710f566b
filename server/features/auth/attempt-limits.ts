import { createHash } from 'node:crypto';
import type { AppContext } from '#server/context.ts';
import { clearLimit, takeFromLimit } from '#server/db/rate-limit.ts';
import { countedAddress } from '#server/http/address-key.ts';
import { tooManyRequests } from '#server/http/too-many-requests.ts';

/**
 * Wrong guesses at one account from one address and from all of them (so that nobody locks another out by ten), tries
 * and new accounts of one address (many people may share one), password questions of a signed-in person, mails to one
 * person by one address and by all of them (so that nobody keeps another from recovery), codes to one person (each is
 * worth five guesses), mails from one address, and links that are tried.
 */
const limitsOf = {
  accountAndAddress: { limit: 10, windowSeconds: 900 },
  account: { limit: 100, windowSeconds: 900 },
  signInAddress: { limit: 100, windowSeconds: 900 },
  signUpAddress: { limit: 30, windowSeconds: 3_600 },
  password: { limit: 10, windowSeconds: 900 },
  mailAddresseeAndAddress: { limit: 5, windowSeconds: 3_600 },
  mailAddressee: { limit: 20, windowSeconds: 3_600 },
  mailedCode: { limit: 5, windowSeconds: 3_600 },
  mailAddress: { limit: 60, windowSeconds: 3_600 },
  export: { limit: 5, windowSeconds: 3_600 },
  linkAddress: { limit: 60, windowSeconds: 900 },
} as const;

async function take(ctx: AppContext, key: string, kind: keyof typeof limitsOf): Promise<void> {
  const turn = await takeFromLimit(ctx.deps.db, { key, ...limitsOf[kind], now: ctx.deps.now() });
  if (turn.allowed) return;
  throw tooManyRequests(turn.retryAfterSeconds);
}

/** Account keys are hashed: a counter is no place to keep the addresses that people mistype. */
const accountKey = (email: string) =>
  `sign-in:account:${createHash('sha256').update(email).digest('base64url')}`;

const mailKey = (email: string) => `mail:to:${createHash('sha256').update(email).digest('base64url')}`;

const ownAddress = (ctx: AppContext) => countedAddress(ctx.ip, ctx.deps.env);
const pairKey = (ctx: AppContext, email: string) => `${accountKey(email)}:${ownAddress(ctx) ?? 'here'}`;

/** Counts a sign-in before its password is looked at. @throws TOO_MANY_REQUESTS with the waiting time. */
export async function countSignIn(ctx: AppContext, email: string): Promise<void> {
  const address = ownAddress(ctx);
  if (address !== null) await take(ctx, `sign-in:address:${address}`, 'signInAddress');
  await take(ctx, pairKey(ctx, email), 'accountAndAddress');
  await take(ctx, accountKey(email), 'account');
}

/** The right password was given: the account's wrong guesses are forgotten. */
export async function forgiveSignIns(ctx: AppContext, email: string): Promise<void> {
  await clearLimit(ctx.deps.db, pairKey(ctx, email));
  await clearLimit(ctx.deps.db, accountKey(email));
}

/** Counts a new account of an address. @throws TOO_MANY_REQUESTS with the waiting time. */
export async function countSignUp(ctx: AppContext): Promise<void> {
  const address = ownAddress(ctx);
  if (address !== null) await take(ctx, `sign-up:address:${address}`, 'signUpAddress');
}

/** Counts a question for the password of somebody signed in. @throws TOO_MANY_REQUESTS with the waiting time. */
export function countPasswordGuess(ctx: AppContext, userId: string): Promise<void> {
  return take(ctx, `password:${userId}`, 'password');
}

/** Counts a mail to this person, whether or not there is such an account. @throws TOO_MANY_REQUESTS with the waiting time. */
export async function countMail(ctx: AppContext, email: string): Promise<void> {
  const address = ownAddress(ctx);
  if (address !== null) await take(ctx, `mail:address:${address}`, 'mailAddress');
  await take(ctx, `${mailKey(email)}:${address ?? 'here'}`, 'mailAddresseeAndAddress');
  await take(ctx, mailKey(email), 'mailAddressee');
}

/** Counts a mail with a code. @throws TOO_MANY_REQUESTS with the waiting time. */
export async function countCodeMail(ctx: AppContext, email: string): Promise<void> {
  await countMail(ctx, email);
  await take(ctx, `${mailKey(email)}:code`, 'mailedCode');
}

/** Counts a mailed link that is tried. @throws TOO_MANY_REQUESTS with the waiting time. */
export async function countLink(ctx: AppContext): Promise<void> {
  const address = ownAddress(ctx);
  if (address !== null) await take(ctx, `link:address:${address}`, 'linkAddress');
}

/** Counts a download of all one's data. @throws TOO_MANY_REQUESTS with the waiting time. */
export function countExport(ctx: AppContext, userId: string): Promise<void> {
  return take(ctx, `export:${userId}`, 'export');
}
