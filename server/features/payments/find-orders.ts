import { type Kysely, sql } from 'kysely';
import type { Found } from '#contract/administration.ts';
import type { orderStates } from '#contract/payments.ts';
import type { Deps } from '#server/context.ts';
import type { DB } from '#server/db/schema.generated.ts';
import { findListedOrders } from './find-listed-orders.ts';

interface Row {
  id: string;
  number: string;
  name: string;
  state: (typeof orderStates)[number];
  kind: 'card' | 'link';
  amount: number;
  created_at: Date;
}

/** Finds orders of both kinds by person or number, the newest first. */
export async function findOrders(
  deps: Pick<Deps, 'db' | 'now'>,
  search: string,
  limit: number,
): Promise<Found['orders']> {
  const { found } = await findListedOrders(deps, {
    filter: { search, kind: 'all', state: 'all' },
    rows: limit,
  });
  const ids = found.map(({ id }) => id);
  const { rows } = await sql<Row>`
    SELECT id, order_id AS number, buyer_name AS name, status AS state, 'card' AS kind, amount, created_at
      FROM payment_intents WHERE id = ANY(${ids}::uuid[])
    UNION ALL SELECT id, callback_id, username, state, 'link', amount, created_at
      FROM membership_payments WHERE id = ANY(${ids}::uuid[])
    ORDER BY created_at DESC`.execute(deps.db);
  return rows.map(({ amount, created_at, ...row }) => ({
    ...row,
    amountKurus: amount,
    createdAt: created_at.toISOString(),
  }));
}

/** Finds notifications that belong to no order here by the beginning of PayTR's number or callback id, the newest first. */
export async function findOrphanNotifications(
  db: Kysely<DB>,
  search: string,
  limit: number,
): Promise<Found['notifications']> {
  if (!/^[A-Za-z0-9]{6,64}$/.test(search)) return [];
  const pattern = `${search}%`;
  const { rows } = await sql<{ id: number; number: string; total: number; created_at: Date }>`
    SELECT n.id, n.merchant_oid AS number, n.total_amount AS total, n.created_at FROM payment_notifications n
    WHERE (n.merchant_oid ILIKE ${pattern} OR n.callback_id ILIKE ${pattern}) AND n.intent_id IS NULL
      AND NOT EXISTS (SELECT FROM membership_payments m WHERE m.callback_id = n.callback_id)
    ORDER BY n.id DESC LIMIT ${limit}`.execute(db);
  return rows.map(({ id, number, total, created_at }) => ({
    id,
    number,
    totalKurus: total,
    createdAt: created_at.toISOString(),
  }));
}
