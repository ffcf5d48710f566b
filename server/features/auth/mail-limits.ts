import { createHash } from 'node:crypto';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { countByAddress } from '#server/rate-limit/count-by-address.ts';
import { enforceLimit, enforceNetworkLimit } from '#server/rate-limit/enforce-limit.ts';
import { takeFromLimit } from '#server/rate-limit/take-from-limit.ts';
import { findKnownDevice } from './device-marks.ts';
import { networksOf } from './networks.ts';

/**
 * Mails an hour: of one address to anybody, of one network to one person, and to one person altogether.
 * `addresseeAndNetwork.limit * maxFactor * 2` (two windows) stays below `addressee.limit`, so that no IPv6 /48 keeps
 * another from their mails. Where several networks together have used that up, a network that has little part in it
 * still gets `reserveOfNetwork` mails out of `reserve`; to exhaust that too takes twenty networks more. A browser that
 * has signed in to the account has its own counter where the address is verified: anybody can open an account on an
 * address that is not theirs, again and again. So one person gets at most 70 mails an hour, and 5 for each such browser.
 */
export const mailLimits = {
  address: { limit: 60, windowSeconds: 3_600 },
  addresseeAndNetwork: { limit: 5, windowSeconds: 3_600, maxFactor: 2 },
  addressee: { limit: 30, windowSeconds: 3_600 },
  reserveOfNetwork: { limit: 2, windowSeconds: 3_600 },
  reserve: { limit: 40, windowSeconds: 3_600 },
  device: { limit: 5, windowSeconds: 3_600 },
} as const;

/** Addressees are hashed, so that the counters do not keep the addresses that people mistype. */
const mailKey = (email: string) => `mail:to:${createHash('sha256').update(email).digest('base64url')}`;

/** Counts a mail to somebody who has got many this hour against the reserve of networks with little part in it. */
async function takeFromReserve(ctx: AppContext, name: string): Promise<void> {
  const widest = networksOf(ctx).at(-1);
  await enforceLimit(ctx.deps, `${name}:reserve:${widest?.key}`, mailLimits.reserveOfNetwork);
  await enforceLimit(ctx.deps, `${name}:reserve`, mailLimits.reserve);
}

/**
 * Counts a mail to this person, whether or not there is such an account.
 * @throws TOO_MANY_REQUESTS with the waiting time.
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
  const turn = await takeFromLimit(ctx.deps.db, { key: name, ...mailLimits.addressee, now: ctx.deps.now() });
  if (!turn.allowed) await takeFromReserve(ctx, name);
}

/** Counts a mail to this person that is left out where there are too many. @returns whether it may be sent. */
export async function takeMail(ctx: AppContext, email: string): Promise<boolean> {
  try {
    await countMail(ctx, email);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS') return false;
    throw error;
  }
}
