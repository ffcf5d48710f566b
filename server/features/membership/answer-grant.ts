import type { GrantAnswer } from '#contract/membership.ts';
import { messages } from '#domain/messages/index.ts';
import { dayMs } from '#domain/time/durations.ts';
import { isLapsed, type PaymentRow, type PaymentState } from './payment-row.ts';

/** How long a payment without a notification is pending, ms; later the answer refers to support. */
const pendingMs = dayMs;

const pending = (waitsFor: 'payment' | 'approval'): GrantAnswer => ({
  ok: false,
  err: null,
  new_expiry: null,
  pending: waitsFor,
  final: false,
});

/** The answer when no membership is granted; `final` unless a later change can still grant it. */
export const noGrant = (reason: string | null = null, final = true): GrantAnswer => ({
  ok: false,
  err: reason ?? messages.membership.grantFailed,
  new_expiry: null,
  pending: null,
  final,
});

/** The payer's answer for a payment (docs/product/membership.md). */
export function answerGrant(row: PaymentRow, now: Date): GrantAnswer {
  if (isLapsed(row, now)) return pending('approval');
  switch (row.state as PaymentState) {
    case 'granted':
      return {
        ok: true,
        err: null,
        new_expiry: row.new_expiry?.toISOString() ?? null,
        pending: null,
        final: true,
      };
    case 'preparing':
    case 'open':
    case 'replaced':
      return row.created_at.getTime() + pendingMs > now.getTime() ? pending('payment') : noGrant();
    case 'paid':
    case 'granting':
      return pending('payment');
    case 'requested':
    case 'uncertain':
    case 'mismatched':
      return pending('approval');
    case 'refused':
      return noGrant(row.reason, false);
    case 'refunding':
      return noGrant(messages.membership.refunding);
    case 'refunded':
      return noGrant(messages.membership.refunded);
    case 'failed':
    case 'rejected':
      return noGrant();
  }
}
