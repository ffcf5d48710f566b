import { type Selectable, sql } from 'kysely';
import type { LinkPaymentState } from '#contract/payments.ts';
import type { MembershipPayments } from '#server/db/schema.generated.ts';

/** A payment of the bridge as it is stored. */
export type PaymentRow = Selectable<MembershipPayments>;

/** Where it stands. */
export type PaymentState = LinkPaymentState;

/** Proven, and not granted yet: a person's own call may grant it. */
export const claimableStates = ['paid', 'refused'] as const satisfies readonly PaymentState[];

/** What only an administrator moves on. */
export const undecidedStates = [
  'requested',
  'mismatched',
  'uncertain',
  'refused',
] as const satisfies readonly PaymentState[];

/** Paid, and not to be given back while an outside service is asked about it: its money can go back. */
export const refundableStates = [
  'paid',
  'granted',
  'refused',
  'mismatched',
  'rejected',
] as const satisfies readonly PaymentState[];

/** What a payment gives is booked under this name, once. */
export const planSource = (paymentId: string) => `membership:${paymentId}`;

/** Whether the outside service was asked by a process that died before it heard the answer. */
export const isLapsed = (row: Pick<PaymentRow, 'state' | 'claimed_until'>, now: Date): boolean =>
  row.state === 'granting' && row.claimed_until !== null && row.claimed_until <= now;

/** A name as `username_key` has it: folded invariantly. */
export const usernameKey = (username: string) => sql<string>`lower(${username}::text COLLATE "C")`;
