import { expect, it } from 'vitest';
import { nextAskMs } from './order-poll.ts';

it('asks about a pending order again and again, more and more slowly', () => {
  const pauses = Array.from({ length: 12 }, (_, asked) => nextAskMs('pending', asked + 1));
  expect(pauses[0]).toBe(1_000);
  expect(pauses.at(-1)).toBe(15_000);
  expect(pauses.every((pause, at) => at === 0 || Number(pause) >= Number(pauses[at - 1]))).toBe(true);
});

it.each(['paid', 'failed', 'cancelled', 'refused', 'abandoned', 'refunding', 'refunded'] as const)(
  'asks no more once an order is %s',
  (status) => expect(nextAskMs(status, 1)).toBe(false),
);
