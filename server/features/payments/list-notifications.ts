import { z } from 'zod';
import type { AdminOrder, PaymentNotification } from '#contract/payments.ts';
import type { AppContext } from '#server/context.ts';
import { invalidCursor } from '#server/db/invalid-cursor.ts';
import type { IntentRow } from './intent-row.ts';
import { type LinkRow, presentLink, presentRefund, refundableOf } from './present-link.ts';
import { presentFlags } from './present-order.ts';
import { readAdminOrders, readLinkHistories } from './read-histories.ts';

const source = z.enum(['order', 'link', 'query']);

interface Input {
  cursor?: string | undefined;
  limit: number;
  search: string;
  status: 'all' | 'success' | 'failed';
}

const containing = (search: string) => `%${search.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

async function ordersOf(ctx: AppContext, ids: string[]): Promise<Map<string, AdminOrder>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.deps.db
    .selectFrom('payment_intents')
    .selectAll()
    .where('id', 'in', [...new Set(ids)])
    .execute();
  const orders = await readAdminOrders(ctx.deps.db, rows);
  return new Map(rows.flatMap((row: IntentRow, at) => (orders[at] ? [[row.id, orders[at]] as const] : [])));
}

/** The payments of the membership bridge for these notifications, by callback id. */
async function linksOf(ctx: AppContext, callbackIds: string[]): Promise<Map<string, LinkRow>> {
  if (callbackIds.length === 0) return new Map();
  const rows = await ctx.deps.db
    .selectFrom('membership_payments')
    .select([
      'callback_id',
      'merchant_oid',
      'username',
      'email',
      'state',
      'new_expiry',
      'documents_version',
      'documents_accepted_at',
    ])
    .where('callback_id', 'in', callbackIds)
    .execute();
  return new Map(rows.map((row) => [row.callback_id, row]));
}

/** Lists PayTR's notifications, newest first; the cursor is the last one's id (docs/product/payments.md). */
export async function listNotifications({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: Input;
}): Promise<{ notifications: PaymentNotification[]; nextCursor: string | null }> {
  if (input.cursor !== undefined && !/^\d{1,15}$/.test(input.cursor)) throw invalidCursor();
  let query = ctx.deps.db.selectFrom('payment_notifications').selectAll();
  if (input.cursor !== undefined) query = query.where('id', '<', Number(input.cursor));
  if (input.status !== 'all') query = query.where('status', '=', input.status);
  if (input.search !== '') {
    const pattern = containing(input.search);
    query = query.where((where) =>
      where.or([where('merchant_oid', 'ilike', pattern), where('callback_id', 'ilike', pattern)]),
    );
  }
  const rows = await query
    .orderBy('id', 'desc')
    .limit(input.limit + 1)
    .execute();
  const page = rows.slice(0, input.limit);
  const orders = await ordersOf(
    ctx,
    page.flatMap(({ intent_id }) => intent_id ?? []),
  );
  const links = await linksOf(
    ctx,
    page.flatMap(({ callback_id }) => callback_id ?? []),
  );
  const historyOf = await readLinkHistories(
    ctx.deps.db,
    page.flatMap(({ id, source: from }) => (from === 'link' ? [id] : [])),
  );
  const isOutside = ctx.deps.env.membership.serviceUrl !== null;
  return {
    notifications: page.map((row) => {
      const order = row.intent_id === null ? undefined : orders.get(row.intent_id);
      const link = row.callback_id === null ? undefined : links.get(row.callback_id);
      return {
        id: row.id,
        source: source.parse(row.source),
        merchantOid: row.merchant_oid,
        callbackId: row.callback_id,
        status: row.status,
        totalKurus: row.total_amount,
        paymentKurus: row.payment_amount,
        currency: row.currency,
        paymentType: row.payment_type,
        testMode: row.test_mode,
        failureCode: row.failure_code,
        failureText: row.failure_text,
        planActivated: row.plan_activated,
        flags: presentFlags(row.flags),
        repeats: row.repeats,
        createdAt: row.created_at.toISOString(),
        order: order ?? null,
        link: link ? presentLink(link) : null,
        refund: presentRefund(row),
        ...historyOf(row.id),
        refundable: refundableOf(row, link, isOutside),
      };
    }),
    nextCursor: rows.length > input.limit ? String(page.at(-1)?.id) : null,
  };
}
