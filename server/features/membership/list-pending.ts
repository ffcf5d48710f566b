import type { PendingGrant } from '#contract/membership.ts';
import { messages } from '#domain/messages/index.ts';
import type { AppContext } from '#server/context.ts';
import { isLapsed, type PaymentRow, undecidedStates } from './payment-row.ts';

const maxListed = 100;

function present(
  row: PaymentRow & {
    notification_id: number | null;
    paid_kurus: number | null;
    refunded_kurus: number | null;
  },
  now: Date,
): PendingGrant {
  const isUncertain = row.state === 'uncertain' || isLapsed(row, now);
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    kind: isUncertain ? 'uncertain' : row.state === 'requested' ? 'unproven' : 'refused',
    reason: isUncertain ? messages.membership.resultUnknown : row.reason,
    amount: row.amount,
    paidKurus: row.paid_kurus,
    refundedKurus: row.refunded_kurus ?? 0,
    callbackId: row.callback_id,
    merchantOid: row.merchant_oid,
    requestedAt: (row.requested_at ?? row.paid_at ?? row.created_at).toISOString(),
    notificationId: isUncertain ? null : row.notification_id,
  };
}

/** Lists the payments that need an administrator's decision, oldest first (docs/product/membership.md). */
export async function listPending({
  ctx,
}: {
  ctx: AppContext;
}): Promise<{ grants: PendingGrant[]; more: boolean }> {
  const now = ctx.deps.now();
  const rows = await ctx.deps.db
    .selectFrom('membership_payments')
    .leftJoin('payment_notifications as told', (join) =>
      join
        .on('told.source', '=', 'link')
        .on('told.status', '=', 'success')
        .onRef('told.callback_id', '=', 'membership_payments.callback_id')
        .onRef('told.merchant_oid', '=', 'membership_payments.merchant_oid'),
    )
    .selectAll('membership_payments')
    .select([
      'told.id as notification_id',
      'told.total_amount as paid_kurus',
      'told.refund_kurus as refunded_kurus',
    ])
    .where((where) =>
      where.or([
        where('state', 'in', undecidedStates),
        where.and([where('state', '=', 'granting'), where('claimed_until', '<=', now)]),
      ]),
    )
    .orderBy('membership_payments.created_at')
    .orderBy('membership_payments.id')
    .limit(maxListed + 1)
    .execute();
  return { grants: rows.slice(0, maxListed).map((row) => present(row, now)), more: rows.length > maxListed };
}
