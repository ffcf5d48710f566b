import { expect, it } from 'vitest';
import { orderStatuses } from '#contract/payments.ts';
import { isAskable, isRefundable, notificationStatus } from './labels.ts';

const transaction = { totalKurus: 20_000, paymentType: 'card', paidAt: '2026-11-21T09:00:00.000Z' } as const;

it('offers money back where some was taken and is not back yet', () => {
  const refundable = orderStatuses.filter((status) => isRefundable({ status, transaction }));
  expect(refundable).toEqual(['paid', 'refused', 'refunding']);
  expect(orderStatuses.filter((status) => isRefundable({ status, transaction: null }))).toEqual([]);
});

it('asks PayTR about every order but one whose money went back', () => {
  expect(orderStatuses.filter((status) => !isAskable({ status }))).toEqual(['refunded']);
});

it('shows a status that PayTR never named before as it came', () => {
  expect(notificationStatus('success').text).toBe('Başarılı');
  expect(notificationStatus('waiting').text).toBe('waiting');
});
