import { createHash } from 'node:crypto';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { countByAddress } from '#server/rate-limit/count-by-address.ts';
import { enforceLimit, enforceNetworkLimit } from '#server/rate-limit/enforce-limit.ts';
import { takeFromLimit } from '#server/rate-limit/take-from-limit.ts';
import { findKnownDevice } from './device-marks.ts';
import { networksOf } from './networks.ts';

/**
 * Maximum number of mails an hour, so that no person gets more than 70, and 5 for each browser with a device mark of
 * their verified address. `addresseeAndNetwork.limit * maxFactor * 2` (two windows) is less than `addressee.limit`: one
 * IPv6 /48 can't use up a person's mails. After several networks did, each network can use `reserveOfNetwork` more.
 */
export const mailLimits = {
  address: { limit: 60, windowSeconds: 3_600 },
  addresseeAndNetwork: { limit: 5, windowSeconds: 3_600, maxFactor: 2 },
  addressee: { limit: 30, windowSeconds: 3_600 },
  reserveOfNetwork: { limit: 2, windowSeconds: 3_600 },
  reserve: { limit: 40, windowSeconds: 3_600 },
  device: { limit: 5, windowSeconds: 3_600 },
} as const;

/** Hashes the e-mail, so that the counters do not store mistyped addresses of other people. */
const mailKey = (email: string) => `mail:to:${createHash('sha256').update(email).digest('base64url')}`;

/** Counts a mail beyond the addressee's limit against the reserve and the network's share of it. */
async function takeFromReserve(ctx: AppContext, name: string): Promise<void> {
  const widest = networksOf(ctx).at(-1);
  await enforceLimit(ctx.deps, `${name}:reserve:${widest?.key}`, mailLimits.reserveOfNetwork);
  await enforceLimit(ctx.deps, `${name}:reserve`, mailLimits.reserve);
}

/**
 * Counts a mail to this address, whether or not it has an account.
 * @throws TOO_MANY_REQUESTS with the waiting time
 */
export async function countMail(ctx: AppContext, email: string): Promise<void> {
  const device = await findKnownDevice(ctx, { verifiedEmail: email });
  if (device !== null) {
    await enforceLimit(ctx.deps, `mail:device:${device}`, mailLimits.device);
    return;
  }
  const name = mailKey(email);
  await countByAddress(ctx, { name: 'mail:address', ...mailLimits.address });
  await enforceNetworkLimit(ctx.deps, networksOf(ctx), name, mailLimits.addresseeAndNetwork);
  const taken = await takeFromLimit(ctx.deps.db, { key: name, ...mailLimits.addressee, now: ctx.deps.now() });
  if (!taken.allowed) await takeFromReserve(ctx, name);
}

/** Like `countMail`, but returns whether the mail may be sent instead of throwing. */
export async function takeMail(ctx: AppContext, email: string): Promise<boolean> {
  try {
    await countMail(ctx, email);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS') return false;
    throw error;
  }
}
