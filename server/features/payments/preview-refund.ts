import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { refundedKurus, refundsOf } from '../refunds/index.ts';
import { takePlanBack } from '../tokens/index.ts';
import { findIntent, planSource } from './intent-row.ts';
import { refundable } from './refund.ts';

/** The effect of a refund of an order. */
interface RefundPreview {
  totalKurus: number;
  leftKurus: number;
  refundedKurus: number;
  planTaken: boolean;
  planEndsAt: string | null;
  planEndsAtAfter: string | null;
  tokensTaken: number;
}

/**
 * Previews the effect of a refund: the refund's own function runs in a transaction that is rolled back.
 * @throws ORDER_NOT_FOUND, NOT_REFUNDABLE
 */
export async function previewRefund({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { orderId: string };
}): Promise<RefundPreview> {
  const { db, now } = ctx.deps;
  const intent = await findIntent(db, input.orderId);
  if (!intent) throw new AppError('ORDER_NOT_FOUND');
  const isOpen = refundable.has(intent.status) || intent.status === 'refunding';
  if (!isOpen || !intent.total_amount) throw new AppError('NOT_REFUNDABLE');
  const done = refundedKurus(await refundsOf(db, { intent_id: intent.id }));
  const total = intent.total_amount;
  const facts = { totalKurus: total, refundedKurus: done, leftKurus: total - done };
  const { user_id: userId } = intent;
  if (userId === null) {
    return { ...facts, planTaken: false, planEndsAt: null, planEndsAtAfter: null, tokensTaken: 0 };
  }
  const trx = await db.startTransaction().execute();
  try {
    const before = await trx
      .selectFrom('user_tokens')
      .select('plan_ends_at')
      .where('user_id', '=', userId)
      .executeTakeFirst();
    const back = await takePlanBack(trx, { userId, source: planSource(intent.order_id), now: now() });
    return {
      ...facts,
      planTaken: back.taken,
      planEndsAt: before?.plan_ends_at?.toISOString() ?? null,
      planEndsAtAfter: back.endsAt?.toISOString() ?? null,
      tokensTaken: back.tokens,
    };
  } finally {
    await trx.rollback().execute();
  }
}
