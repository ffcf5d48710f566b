import type { Transaction } from 'kysely';
import type { Deps } from '#server/context.ts';
import type { DB } from '#server/db/schema.generated.ts';
import { mailSite } from '#server/mail/index.ts';
import { mailId, type NoPlanCause, withoutPlanMails } from '../payments/index.ts';
import type { PaymentRow } from './payment-row.ts';

/** The recipient of a payment's mails: the account's owner; after its deletion the address stored with the payment. */
export async function payerOf(
  trx: Transaction<DB>,
  row: Pick<PaymentRow, 'user_id' | 'username' | 'email'>,
): Promise<{ name: string; email: string } | null> {
  const owner = await trx
    .selectFrom('users')
    .select(['email', 'name'])
    .where('id', '=', row.user_id)
    .executeTakeFirst();
  return owner ?? (row.email === null ? null : { name: row.username, email: row.email });
}

/** Queues the mails to support and to the payer. `of` makes their ids, so that each is sent once. */
async function send(
  deps: Deps,
  trx: Transaction<DB>,
  row: PaymentRow,
  { of, cause, kurus }: { of: string; cause: NoPlanCause; kurus: number },
): Promise<void> {
  const { support, payer } = withoutPlanMails(mailSite(deps), {
    what: `“${row.username}” üyeliği`,
    payer: await payerOf(trx, row),
    kurus,
    cause,
  });
  await deps.mail.send(support, { within: trx, id: mailId(of, 'support') });
  if (payer) await deps.mail.send(payer, { within: trx, id: mailId(of, 'no-plan') });
}

/** Mails support and the payer about a second payment by a link, once for each order number of PayTR. `kurus` is its amount. */
export const notifySecondPayment = (
  deps: Deps,
  trx: Transaction<DB>,
  row: PaymentRow,
  { merchantOid, kurus }: { merchantOid: string; kurus: number },
): Promise<void> => send(deps, trx, row, { of: `${row.id}:${merchantOid}`, cause: 'twice', kurus });

/**
 * Mails support and the payer that a payment gave no membership: once for a payment, in the transaction that detects it.
 * `kurus` is the paid amount.
 */
export async function notifyUnfulfilledPayment(
  deps: Deps,
  trx: Transaction<DB>,
  row: PaymentRow,
  cause: NoPlanCause,
  kurus: number = row.amount,
): Promise<void> {
  const first = await trx
    .updateTable('membership_payments')
    .set({ told_at: deps.now() })
    .where('id', '=', row.id)
    .where('told_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (first) await send(deps, trx, row, { of: row.id, cause, kurus });
}
