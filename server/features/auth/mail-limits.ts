import { createHash } from 'node:crypto';
import type { AppContext } from '#server/context.ts';
import { countByAddress } from '#server/http/count-by-address.ts';
import { networksOf, takeNetworkTurns, takeTurn } from './turns.ts';

/**
 * Mails an hour: of one address to anybody, of one network to one person, and to one person altogether.
 * `addresseeAndNetwork.limit * maxFactor * 2` (two windows) stays below `addressee.limit`, so that no IPv6 /48 keeps
 * another from their mails. A mailed code is guessed at most five times.
 */
export const mailLimits = {
  address: { limit: 60, windowSeconds: 3_600 },
  addresseeAndNetwork: { limit: 5, windowSeconds: 3_600, maxFactor: 2 },
  addressee: { limit: 30, windowSeconds: 3_600 },
} as const;

/** Addressees are hashed, so that the counters do not keep the addresses that people mistype. */
const mailKey = (email: string) => `mail:to:${createHash('sha256').update(email).digest('base64url')}`;

/** Counts a mail to this person, whether or not there is such an account. @throws TOO_MANY_REQUESTS with the waiting time. */
export async function countMail(ctx: AppContext, email: string): Promise<void> {
  await countByAddress(ctx, { name: 'mail:address', ...mailLimits.address });
  await takeNetworkTurns(ctx, networksOf(ctx), mailKey(email), mailLimits.addresseeAndNetwork);
  await takeTurn(ctx, mailKey(email), mailLimits.addressee);
}

/** Counts a mail with a code. @throws TOO_MANY_REQUESTS with the waiting time. */
export async function countCodeMail(ctx: AppContext, email: string): Promise<void> {
  await countMail(ctx, email);
  await takeTurn(ctx, `${mailKey(email)}:code`, { limit: 5, windowSeconds: 3_600 });
}
