import type { Kysely, Selectable, Transaction } from 'kysely';
import type { DB, PaymentIntents } from '#server/db/schema.generated.ts';

/** An order's database row. */
export type IntentRow = Selectable<PaymentIntents>;

/** Reads and locks an order until the transaction ends. */
export function lockIntent(trx: Transaction<DB>, orderId: string): Promise<IntentRow | undefined> {
  return trx
    .selectFrom('payment_intents')
    .selectAll()
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
}

/** Reads an order without a lock. */
export function findIntent(db: Kysely<DB>, orderId: string): Promise<IntentRow | undefined> {
  return db.selectFrom('payment_intents').selectAll().where('order_id', '=', orderId).executeTakeFirst();
}

/** The source of an order's plan extension. */
export const planSource = (orderId: string) => `payment:${orderId}`;
