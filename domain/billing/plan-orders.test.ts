import { expect, test } from 'vitest';
import { dayMs } from '../time/durations.ts';
import { isRenewable, orderIdPattern, paidUntil } from './plan-orders.ts';

const now = new Date('2026-11-21T09:30:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * dayMs);

test.each<[string, Date | null, Date]>([
  ['nothing', null, inDays(31)],
  ['a plan that is over', inDays(-1), inDays(31)],
  ['a plan that ends now', now, inDays(31)],
  ['a plan of five more days', inDays(5), inDays(36)],
])('adds 31 days to %s when a payment arrives', (_, end, until) => {
  expect(paidUntil(now, end)).toEqual(until);
});

test.each<[string, Date | null, boolean]>([
  ['seven days and a moment', new Date(inDays(7).getTime() + 1), false],
  ['seven days', inDays(7), true],
  ['one day', inDays(1), true],
  ['no end', null, false],
])('returns for a plan with %s left whether it can be renewed: %s', (_, end, renewable) => {
  expect(isRenewable(end, now)).toBe(renewable);
});

test('allows letters and digits in an order id, at most 64', () => {
  expect(['YH42', 'A'.repeat(64)].every((id) => orderIdPattern.test(id))).toBe(true);
  for (const id of ['', 'YH-42', 'YH 42', 'YŞ42', 'A'.repeat(65), 'YH42\n'])
    expect(orderIdPattern.test(id)).toBe(false);
});
