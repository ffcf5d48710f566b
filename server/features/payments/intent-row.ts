import type { Kysely, Selectable, Transaction } from 'kysely';
import type { DB, PaymentIntents } from '#server/db/schema.generated.ts';

/** An order as the database holds it. */
export type IntentRow = Selectable<PaymentIntents>;

/** An order, held until the transaction ends: nobody else decides about it meanwhile. */
export function lockIntent(trx: Transaction<DB>, orderId: string): Promise<IntentRow | undefined> {
  return trx
    .selectFrom('payment_intents')
    .selectAll()
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
}

/** An order as it is now. */
export function findIntent(db: Kysely<DB>, orderId: string): Promise<IntentRow | undefined> {
  return db.selectFrom('payment_intents').selectAll().where('order_id', '=', orderId).executeTakeFirst();
}

/** What a plan that an order gave is booked under. */
export const planSource = (orderId: string) => `payment:${orderId}`;
