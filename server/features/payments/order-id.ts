import { randomBytes } from 'node:crypto';

/**
 * An order's number: the time and a random part that nobody guesses, in letters and digits (docs/product/payments.md).
 */
export function makeOrderId(now: Date): string {
  const random = BigInt(`0x${randomBytes(10).toString('hex')}`)
    .toString(36)
    .padStart(16, '0');
  return `YH${now.getTime().toString(36)}${random}`.toUpperCase();
}
