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
 * Attempts by window. A window that begins while another one ends lets one network use its ceiling twice within an
 * account's window: `accountAndNetwork.limit * maxFactor * 2` stays below `account.limit`, so that no IPv6 /48 locks an
 * account for everybody. Many people may share one IPv4 address, so the limits of an address are wide.
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

/** Account keys are hashed, so that the counters do not keep the addresses that people mistype. */
const accountKey = (email: string) =>
  `sign-in:account:${createHash('sha256').update(email).digest('base64url')}`;

const deviceKey = (device: string) => `sign-in:device:${device}`;

/**
 * Counts a sign-in before its password is looked at: against its own counter for a browser that has signed in to the
 * account before (`findKnownDevice`), so that others cannot lock it out; else by address and account.
 * @throws TOO_MANY_REQUESTS with the waiting time.
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

/** Clears the account's wrong guesses after the right password or code. */
export async function forgiveSignIns(caller: Caller, email: string, device: string | null): Promise<void> {
  const name = accountKey(email);
  if (device !== null) return clearLimit(caller.deps.db, deviceKey(device));
  const keys = [name, ...networksOf(caller).map(({ key }) => `${name}:${key}`)];
  for (const key of keys) await clearLimit(caller.deps.db, key);
}

/**
 * Counts a guess at a mailed code. Each code takes five and belongs to one browser, so no account-wide limit is needed:
 * a code works while the account's passwords are locked.
 * @throws TOO_MANY_REQUESTS with the waiting time.
 */
export async function countCodeGuess(caller: Caller, device: string | null): Promise<void> {
  if (device !== null) await enforceLimit(caller.deps, `sign-in-code:device:${device}`, limits.device);
  else await countByAddress(caller, { name: 'sign-in-code:address', ...limits.signInAddress });
}

/** Counts a new account of an address. @throws TOO_MANY_REQUESTS with the waiting time. */
export async function countSignUp(ctx: AppContext): Promise<void> {
  await countByAddress(ctx, { name: 'sign-up:address', ...limits.signUpAddress });
}

/**
 * Counts a sign-up that may be answered with "this e-mail (or name) has an account", which tells who has one. It does
 * not count when the account opens.
 * @throws TOO_MANY_REQUESTS with the waiting time, whether or not this e-mail has an account.
 */
export function countRefusedSignUp(ctx: AppContext): Promise<Uncount> {
  const networks = countedAddresses(ctx.ip, ctx.deps.env);
  return enforceNetworkLimit(ctx.deps, networks, 'sign-up:refused', limits.refusedSignUp);
}

/**
 * Counts a new unverified account of an address and Istanbul day.
 * @returns whether its sign-up tokens wait for the verified e-mail: five accounts a day have them at once.
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

/** Counts a wrong password of somebody signed in; a right one does not count. @throws TOO_MANY_REQUESTS */
export function countPasswordGuess(ctx: AppContext, userId: string): Promise<Uncount> {
  return enforceLimit(ctx.deps, `password:${userId}`, limits.password);
}

/**
 * Counts a wrong authenticator code at sign-in; a right one does not count. A browser that has signed in before has
 * its own counter.
 * @throws TOO_MANY_REQUESTS with the waiting time.
 */
export function countSecondFactorGuess(
  ctx: AppContext,
  userId: string,
  device: string | null,
): Promise<Uncount> {
  const key = device === null ? `second-factor:${userId}` : `second-factor:device:${device}`;
  return enforceLimit(ctx.deps, key, limits.secondFactor);
}

/** Counts a wrong code while the second factor is set up; a right one does not count. @throws TOO_MANY_REQUESTS */
export function countSecondFactorSetUp(ctx: AppContext, userId: string): Promise<Uncount> {
  return enforceLimit(ctx.deps, `second-factor:set-up:${userId}`, limits.secondFactor);
}

/**
 * Counts a wrong recovery code by account and network: a code has 49 random bits, so an account-wide limit would only
 * help to lock the owner out. A right one does not count.
 * @throws TOO_MANY_REQUESTS with the waiting time.
 */
export function countRecoveryCodeGuess(ctx: AppContext, userId: string): Promise<Uncount> {
  return enforceNetworkLimit(ctx.deps, networksOf(ctx), `recovery-code:${userId}`, limits.recoveryCode);
}

/** Counts a mailed link that is tried. @throws TOO_MANY_REQUESTS with the waiting time. */
export async function countLink(ctx: AppContext): Promise<void> {
  await countByAddress(ctx, { name: 'link:address', ...limits.linkAddress });
}

/** Counts a download of all one's data. @throws TOO_MANY_REQUESTS with the waiting time. */
export async function countExport(ctx: AppContext, userId: string): Promise<void> {
  await enforceLimit(ctx.deps, `export:${userId}`, limits.export);
}
