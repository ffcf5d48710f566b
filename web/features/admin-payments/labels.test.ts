import { expect, it } from 'vitest';
import { orderStatuses } from '#contract/payments.ts';
import { isAskable, isRefundable, notificationStatus } from './labels.ts';

const transaction = { totalKurus: 20_000, paymentType: 'card', paidAt: '2026-11-21T09:00:00.000Z' } as const;

it('offers a refund when money was taken, is left, and no refund is under way', () => {
  const refundable = orderStatuses.filter((status) => isRefundable({ status, transaction }));
  expect(refundable).toEqual(['paid', 'refused']);
  expect(orderStatuses.filter((status) => isRefundable({ status, transaction: null }))).toEqual([]);
});

it('offers a status query for every order except refunded ones', () => {
  expect(orderStatuses.filter((status) => !isAskable({ status }))).toEqual(['refunded']);
});

it('shows an unknown status of PayTR unchanged', () => {
  expect(notificationStatus('success').text).toBe('Başarılı');
  expect(notificationStatus('waiting').text).toBe('waiting');
});
