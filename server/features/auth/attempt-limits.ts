import { createHash } from 'node:crypto';
import { istanbulDay, nextIstanbulMidnight } from '#domain/time/time.ts';
import type { AppContext } from '#server/context.ts';
import { countedAddresses } from '#server/rate-limit/address-key.ts';
import { countByAddress } from '#server/rate-limit/count-by-address.ts';
import { enforceLimit, enforceNetworkLimit, type Uncount } from '#server/rate-limit/enforce-limit.ts';
import { networkCounters } from '#server/rate-limit/network-counters.ts';
import { clearLimit, takeFromLimit } from '#server/rate-limit/take-from-limit.ts';
import { type Caller, networksOf } from './networks.ts';

/**
 * Maximum number of attempts per window. `accountAndNetwork.limit * maxFactor * 2` is less than `account.limit`, because
 * two windows of a network can overlap one of the account: so one IPv6 /48 can't lock an account for everybody. Limits of
 * an address are high because many people may share one IPv4 address.
 */
export const attemptLimits = {
  accountAndNetwork: { limit: 10, windowSeconds: 900, maxFactor: 4 },
  account: { limit: 100, windowSeconds: 900 },
  device: { limit: 10, windowSeconds: 900 },
  signInAddress: { limit: 100, windowSeconds: 900 },
  signUpAddress: { limit: 30, windowSeconds: 3_600 },
  refusedSignUp: { limit: 10, windowSeconds: 3_600, maxFactor: 8 },
  unverifiedAccounts: { limit: 5, maxFactor: 8 },
  password: { limit: 10, windowSeconds: 900 },
  secondFactor: { limit: 10, windowSeconds: 900 },
  recoveryCode: { limit: 10, windowSeconds: 900, maxFactor: 4 },
  export: { limit: 5, windowSeconds: 3_600 },
  linkAddress: { limit: 60, windowSeconds: 900 },
} as const;
const limits = attemptLimits;

/** Hashes the e-mail, so that the counters do not store mistyped addresses of other people. */
const accountKey = (email: string) =>
  `sign-in:account:${createHash('sha256').update(email).digest('base64url')}`;

const deviceKey = (device: string) => `sign-in:device:${device}`;

/**
 * Counts a sign-in before its password is checked. A browser with the account's device mark (`findKnownDevice`) has its
 * own counter, so that others can't lock it out; others are counted by address and account.
 * @throws TOO_MANY_REQUESTS with the waiting time
 */
export async function countSignIn(caller: Caller, email: string, device: string | null): Promise<void> {
  if (device !== null) {
    await enforceLimit(caller.deps, deviceKey(device), limits.device);
    return;
  }
  await countByAddress(caller, { name: 'sign-in:address', ...limits.signInAddress });
  await enforceNetworkLimit(caller.deps, networksOf(caller), accountKey(email), limits.accountAndNetwork);
  await enforceLimit(caller.deps, accountKey(email), limits.account);
}

/** Clears the caller's counters of wrong guesses at the account after the right password or code. */
export async function forgiveSignIns(caller: Caller, email: string, device: string | null): Promise<void> {
  const name = accountKey(email);
  if (device !== null) return clearLimit(caller.deps.db, deviceKey(device));
  const keys = [name, ...networksOf(caller).map(({ key }) => `${name}:${key}`)];
  for (const key of keys) await clearLimit(caller.deps.db, key);
}

/**
 * Counts a guess at a mailed code. There is no limit by account, because a code allows five guesses and works in one
 * browser only; so a code works while sign-ins by password are locked.
 * @throws TOO_MANY_REQUESTS with the waiting time
 */
export async function countCodeGuess(caller: Caller, device: string | null): Promise<void> {
  if (device !== null) await enforceLimit(caller.deps, `sign-in-code:device:${device}`, limits.device);
  else await countByAddress(caller, { name: 'sign-in-code:address', ...limits.signInAddress });
}

/** Counts a sign-up by address. @throws TOO_MANY_REQUESTS with the waiting time */
export async function countSignUp(ctx: AppContext): Promise<void> {
  await countByAddress(ctx, { name: 'sign-up:address', ...limits.signUpAddress });
}

/**
 * Counts a sign-up that may be refused because its e-mail or username is taken, as that reveals who has an account. Call
 * the returned function when the account is created, so that it does not count.
 * @throws TOO_MANY_REQUESTS with the waiting time, whether or not this e-mail has an account
 */
export function countRefusedSignUp(ctx: AppContext): Promise<Uncount> {
  const networks = countedAddresses(ctx.ip, ctx.deps.env);
  return enforceNetworkLimit(ctx.deps, networks, 'sign-up:refused', limits.refusedSignUp);
}

/**
 * Counts a new unverified account by address and Istanbul day.
 * @returns whether it gets its sign-up tokens only after verifying its e-mail, as all but the first five of a day do
 */
export async function signUpTokensWait(ctx: AppContext): Promise<boolean> {
  const now = ctx.deps.now();
  const windowSeconds = (nextIstanbulMidnight(now).getTime() - now.getTime()) / 1_000;
  const networks = countedAddresses(ctx.ip, ctx.deps.env);
  const name = `sign-up:tokens:${istanbulDay(now)}`;
  const { limit, maxFactor } = limits.unverifiedAccounts;
  for (const counter of networkCounters(networks, name, limit, maxFactor)) {
    const { allowed } = await takeFromLimit(ctx.deps.db, { ...counter, windowSeconds, now });
    if (!allowed) return true;
  }
  return false;
}

/** Counts a password of a signed-in user; call the returned function when it is right. @throws TOO_MANY_REQUESTS */
export function countPasswordGuess(ctx: AppContext, userId: string): Promise<Uncount> {
  return enforceLimit(ctx.deps, `password:${userId}`, limits.password);
}

/**
 * Counts an authenticator code at sign-in; call the returned function when it is right. A browser with the account's
 * device mark has its own counter.
 * @throws TOO_MANY_REQUESTS with the waiting time
 */
export function countSecondFactorGuess(
  ctx: AppContext,
  userId: string,
  device: string | null,
): Promise<Uncount> {
  const key = device === null ? `second-factor:${userId}` : `second-factor:device:${device}`;
  return enforceLimit(ctx.deps, key, limits.secondFactor);
}

/**
 * Counts a code while the second factor is set up; call the returned function when it is right.
 * @throws TOO_MANY_REQUESTS
 */
export function countSecondFactorSetUp(ctx: AppContext, userId: string): Promise<Uncount> {
  return enforceLimit(ctx.deps, `second-factor:set-up:${userId}`, limits.secondFactor);
}

/**
 * Counts a recovery code by account and network; call the returned function when it is right. There is no limit for the
 * whole account: a code has 49 random bits, and such a limit would let others lock the owner out.
 * @throws TOO_MANY_REQUESTS with the waiting time
 */
export function countRecoveryCodeGuess(ctx: AppContext, userId: string): Promise<Uncount> {
  return enforceNetworkLimit(ctx.deps, networksOf(ctx), `recovery-code:${userId}`, limits.recoveryCode);
}

/** Counts a use of a mailed link by address. @throws TOO_MANY_REQUESTS with the waiting time */
export async function countLink(ctx: AppContext): Promise<void> {
  await countByAddress(ctx, { name: 'link:address', ...limits.linkAddress });
}

/** Counts a user's download of all their data. @throws TOO_MANY_REQUESTS with the waiting time */
export async function countExport(ctx: AppContext, userId: string): Promise<void> {
  await enforceLimit(ctx.deps, `export:${userId}`, limits.export);
}
