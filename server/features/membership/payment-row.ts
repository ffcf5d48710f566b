import { type Selectable, sql } from 'kysely';
import type { LinkPaymentState } from '#contract/payments.ts';
import type { MembershipPayments } from '#server/db/schema.generated.ts';

/** A stored link payment. */
export type PaymentRow = Selectable<MembershipPayments>;

export type PaymentState = LinkPaymentState;

/** States of a proven payment that the payer's own call may grant. */
export const claimableStates = ['paid', 'refused'] as const satisfies readonly PaymentState[];

/** States that only an administrator changes. */
export const undecidedStates = [
  'requested',
  'mismatched',
  'uncertain',
  'refused',
] as const satisfies readonly PaymentState[];

/** States in which a payment can be refunded: paid, and no call to the outside service is in progress. */
export const refundableStates = [
  'paid',
  'granted',
  'refused',
  'mismatched',
  'rejected',
] as const satisfies readonly PaymentState[];

/** The source that a payment's plan extension is stored with; it can be used once. */
export const planSource = (paymentId: string) => `membership:${paymentId}`;

/** Whether a call of the outside service has ended without a stored answer, because its process died. */
export const isLapsed = (row: Pick<PaymentRow, 'state' | 'claimed_until'>, now: Date): boolean =>
  row.state === 'granting' && row.claimed_until !== null && row.claimed_until <= now;

/** A username in the form of `username_key`: case-folded independently of the locale. */
export const usernameKey = (username: string) => sql<string>`lower(${username}::text COLLATE "C")`;
