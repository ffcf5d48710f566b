import type { BillingCycle } from '#contract/payments.ts';
import { isRenewable } from '#domain/billing/plan-orders.ts';
import type { PlanId, PlanTerms } from '#domain/billing/plans.ts';
import { documentsVersionOf } from '#domain/content/legal/sales-documents.ts';
import type { Brand } from '#domain/site/brand.ts';
import type { Deps } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { paytrLimits } from '#server/providers/paytr/index.ts';
import { planInForce } from '../tokens/index.ts';

/** The data of an order that the server checks. */
export interface RequestedOrder {
  plan: PlanId;
  billing: BillingCycle;
  amountKurus: number;
  documentsVersion: string;
}

/**
 * The only plan that is sold by card, and its price in kuruş.
 * @param terms the newest terms of Profesyonel
 * @param brand the seller in force
 */
export function validateOrder(
  asked: RequestedOrder,
  terms: PlanTerms,
  brand: Pick<Brand, 'revision'>,
): { plan: 'pro'; amountKurus: number } {
  if (asked.billing !== 'monthly') throw new AppError('YEARLY_NOT_SOLD');
  if (asked.plan !== 'pro') throw new AppError('PLAN_NOT_SOLD');
  const amountKurus = terms.monthlyPriceKurus;
  if (amountKurus === null || amountKurus <= 0) throw new AppError('PLAN_NOT_SOLD');
  if (asked.amountKurus !== amountKurus) throw new AppError('AMOUNT_MISMATCH');
  if (asked.documentsVersion !== documentsVersionOf(terms, brand)) throw new AppError('DOCUMENTS_CHANGED');
  return { plan: asked.plan, amountKurus };
}

/**
 * Checks whether this person may buy now: the current plan only in its last 7 days, and no pro for a publisher
 * (docs/product/plans.md). `lock` locks the plan until the caller's transaction ends.
 * @throws PLAN_CURRENT, PUBLISHER_CANT_BUY, EMAIL_TOO_LONG
 */
export async function validateBuyer(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  buyer: { id: string; email: string },
  { lock = false } = {},
): Promise<void> {
  if (buyer.email.length > paytrLimits.email) throw new AppError('EMAIL_TOO_LONG');
  const row = await db
    .selectFrom('user_tokens')
    .select(['plan', 'plan_ends_at'])
    .where('user_id', '=', buyer.id)
    .$if(lock, (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
  const at = now();
  const plan = planInForce((row?.plan ?? null) as PlanId | null, row?.plan_ends_at ?? null, at);
  if (plan === 'publisher') throw new AppError('PUBLISHER_CANT_BUY');
  if (plan === 'pro' && !isRenewable(row?.plan_ends_at ?? null, at)) throw new AppError('PLAN_CURRENT');
}
