import type { Kysely } from 'kysely';
import { z } from 'zod';
import { type AdminLinkOrder, type ListedOrder, linkPaymentStates } from '#contract/payments.ts';
import type { AppContext, Deps } from '#server/context.ts';
import { writeNewestCursor } from '#server/db/newest-cursor.ts';
import type { DB } from '#server/db/schema.generated.ts';
import { readFromReplica } from '#server/http/recent-change.ts';
import { type FoundOrder, findListedOrders, type OrderFilter } from './find-listed-orders.ts';
import { presentRefund, refundableOf } from './present-link.ts';
import { readAdminOrders, readLinkHistories } from './read-histories.ts';

const stored = z.object({ state: z.enum(linkPaymentStates), way: z.enum(['link', 'fixed']) });

async function readCards(db: Kysely<DB>, ids: string[]): Promise<Map<string, ListedOrder>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('payment_intents').selectAll().where('id', 'in', ids).execute();
  const orders = await readAdminOrders(db, rows);
  return new Map(
    rows.map((row, at) => [
      row.id,
      {
        id: row.id,
        amountKurus: row.amount,
        createdAt: row.created_at.toISOString(),
        userId: row.user_id,
        order: orders[at] ?? null,
        link: null,
      },
    ]),
  );
}

/** The notifications that report the payments of these links, by callback id and PayTR's number. */
async function readPaidNotifications(db: Kysely<DB>, merchantOids: string[]) {
  if (merchantOids.length === 0) return new Map();
  const rows = await db
    .selectFrom('payment_notifications')
    .selectAll()
    .where('source', '=', 'link')
    .where('status', '=', 'success')
    .where('merchant_oid', 'in', merchantOids)
    .execute();
  return new Map(rows.map((row) => [`${row.callback_id} ${row.merchant_oid}`, row]));
}

async function readLinks(
  { env }: Pick<Deps, 'env'>,
  db: Kysely<DB>,
  ids: string[],
): Promise<Map<string, ListedOrder>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('membership_payments').selectAll().where('id', 'in', ids).execute();
  const notifications = await readPaidNotifications(
    db,
    rows.flatMap(({ merchant_oid }) => merchant_oid ?? []),
  );
  const historyOf = await readLinkHistories(
    db,
    [...notifications.values()].map(({ id }) => id),
  );
  const isOutside = env.membership.serviceUrl !== null;
  return new Map(
    rows.map((row) => {
      const told = notifications.get(`${row.callback_id} ${row.merchant_oid}`);
      const link: AdminLinkOrder = {
        callbackId: row.callback_id,
        merchantOid: row.merchant_oid,
        username: row.username,
        email: row.email,
        ...stored.parse(row),
        reason: row.reason,
        paidAt: row.paid_at?.toISOString() ?? null,
        newExpiry: row.new_expiry?.toISOString() ?? null,
        documentsVersion: row.documents_version,
        acceptedAt: row.documents_accepted_at?.toISOString() ?? null,
        notificationId: told && refundableOf(told, row, isOutside) === 'yes' ? told.id : null,
        paidKurus: told?.total_amount ?? null,
        refund: told ? presentRefund(told) : null,
        ...(told ? historyOf(told.id) : { refunds: [], invoices: [] }),
      };
      return [
        row.id,
        {
          id: row.id,
          amountKurus: row.amount,
          createdAt: row.created_at.toISOString(),
          userId: row.user_id,
          order: null,
          link,
        },
      ];
    }),
  );
}

/**
 * Lists every order and every payment by a link, in any state, newest first (docs/product/administration.md). @throws
 * INVALID_INPUT for a malformed cursor
 */
export async function listAdminOrders({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: OrderFilter & { cursor?: string | undefined; limit: number };
}): Promise<{ orders: ListedOrder[]; nextCursor: string | null; tooMany: boolean }> {
  return readFromReplica(ctx, async (db) => {
    const { found, tooMany } = await findListedOrders(
      { db, now: ctx.deps.now },
      { filter: input, cursor: input.cursor, rows: input.limit + 1 },
    );
    const page = found.slice(0, input.limit);
    const idsOf = (kind: FoundOrder['kind']) => page.flatMap((row) => (row.kind === kind ? row.id : []));
    const [cards, links] = await Promise.all([
      readCards(db, idsOf('card')),
      readLinks(ctx.deps, db, idsOf('link')),
    ]);
    const last = page.at(-1);
    return {
      orders: page.flatMap(({ id }) => cards.get(id) ?? links.get(id) ?? []),
      nextCursor: found.length > input.limit && last ? writeNewestCursor(last) : null,
      tooMany,
    };
  });
}
