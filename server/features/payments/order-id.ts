import { randomBytes } from 'node:crypto';

/**
 * Creates an order number: the time and an unguessable random part, in letters and digits (docs/product/payments.md).
 */
export function makeOrderId(now: Date): string {
  const random = BigInt(`0x${randomBytes(10).toString('hex')}`)
    .toString(36)
    .padStart(16, '0');
  return `YH${now.getTime().toString(36)}${random}`.toUpperCase();
}
