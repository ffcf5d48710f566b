import type { Transaction } from 'kysely';
import type { Deps } from '#server/context.ts';
import type { DB } from '#server/db/schema.generated.ts';
import { mailId, type NoPlanCause, withoutPlanMails } from '../payments/index.ts';
import type { PaymentRow } from './payment-row.ts';

/**
 * Tells support, and the account that was paid for, that a payment came and gave no membership: once for a payment,
 * however often it is tried, in the transaction that finds it out. `kurus` is what was paid.
 */
export async function tellOfNoGrant(
  { env, mail, now }: Deps,
  trx: Transaction<DB>,
  row: PaymentRow,
  cause: NoPlanCause,
  kurus: number = row.amount,
): Promise<void> {
  const first = await trx
    .updateTable('membership_payments')
    .set({ told_at: now() })
    .where('id', '=', row.id)
    .where('told_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!first) return;
  const owner = await trx
    .selectFrom('users')
    .select(['email', 'name'])
    .where('id', '=', row.user_id)
    .executeTakeFirst();
  const { support, payer } = withoutPlanMails(env.publicUrl, {
    what: `“${row.username}” üyeliği`,
    payer: owner ?? null,
    kurus,
    cause,
  });
  await mail.send(support, { within: trx, id: mailId(row.id, 'support') });
  if (payer) await mail.send(payer, { within: trx, id: mailId(row.id, 'no-plan') });
}
