import type { Selectable } from 'kysely';
import { z } from 'zod';
import { type LinkPayment, linkPaymentStates, type PaymentNotification } from '#contract/payments.ts';
import type { MembershipPayments, PaymentNotifications } from '#server/db/schema.generated.ts';

/** The columns of a bridge payment that the payments screen shows. */
export type LinkRow = Pick<
  Selectable<MembershipPayments>,
  | 'callback_id'
  | 'merchant_oid'
  | 'username'
  | 'email'
  | 'state'
  | 'new_expiry'
  | 'documents_version'
  | 'documents_accepted_at'
>;

const linkState = z.enum(linkPaymentStates);

type Told = Selectable<PaymentNotifications>;

/** The administrator's view of a bridge payment. */
export const presentLink = (row: LinkRow): LinkPayment => ({
  username: row.username,
  email: row.email,
  state: linkState.parse(row.state),
  newExpiry: row.new_expiry?.toISOString() ?? null,
  documentsVersion: row.documents_version,
  acceptedAt: row.documents_accepted_at?.toISOString() ?? null,
});

/** The refund of a payment by a link; null when none was requested. */
export const presentRefund = (row: Told): PaymentNotification['refund'] =>
  row.refund_requested_at && row.refund_requested_by !== null
    ? {
        requestedAt: row.refund_requested_at.toISOString(),
        requestedBy: row.refund_requested_by,
        refundedAt: row.refunded_at?.toISOString() ?? null,
      }
    : null;

/** States that an outside service cannot revoke. */
const outOfHand = new Set(['granted', 'granting', 'uncertain']);

/** Whether a payment by a link can be refunded from the panel; the refund checks this again. */
export function refundableOf(
  told: Told,
  link: LinkRow | undefined,
  isOutside: boolean,
): PaymentNotification['refundable'] {
  if (told.source !== 'link' || told.status !== 'success' || told.refunded_at || told.total_amount <= 0) {
    return 'no';
  }
  // A number other than the payment's own belongs to a second payment by the link, which gave nothing.
  const isOwn = link !== undefined && link.merchant_oid === told.merchant_oid;
  return isOwn && isOutside && outOfHand.has(link.state) ? 'elsewhere' : 'yes';
}
