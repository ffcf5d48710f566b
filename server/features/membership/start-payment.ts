import { documentsVersionOf } from '#domain/content/legal/sales-documents.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { missingForSales, paytrSettings } from '../payments/index.ts';
import { newestTerms } from '../plan-terms/index.ts';
import { countCall } from './count-call.ts';
import { isMember, isSelf, type Member, memberOf } from './find-member.ts';
import { findClaimable } from './find-payment.ts';
import { outsideService } from './outside-service.ts';
import { openPayment, type Way } from './payment-link.ts';

/** How this site accepts membership payments; null when it accepts none. */
async function wayToPay(ctx: AppContext): Promise<Way | null> {
  if (missingForSales(ctx.deps).length > 0) return null;
  const { paymentLink } = ctx.deps.env.membership;
  if (paymentLink !== null) return { kind: 'fixed', url: paymentLink };
  // PayTR's payment links have no test mode and would take real money.
  if (ctx.deps.paytr?.testMode) return null;
  const paytr = await paytrSettings(ctx.deps);
  return paytr && { kind: 'link', paytr };
}

/** Whether 31 days of `pro` can be added to the member's plan (docs/product/plans.md). */
function isPlanExtendable({ account }: Member): boolean {
  if (!account || account.plan === 'free') return true;
  return account.plan === 'pro' && account.planEndsAt !== null;
}

interface Input {
  username: string;
  key: string;
  documentsVersion: string;
}

/**
 * The reason to refuse a payment that would give nothing, or null. Only the signed-in member, or the browser that paid,
 * gets a reason, so that strangers learn nothing about a member's plan or payments.
 */
async function refusalReason(
  ctx: AppContext,
  member: Member,
  key: string,
): Promise<'PAYMENT_NOT_POSSIBLE' | 'ALREADY_PAID' | null> {
  const { deps, user } = ctx;
  const self = isSelf(user, member);
  if (self && !outsideService(deps) && !isPlanExtendable(member)) return 'PAYMENT_NOT_POSSIBLE';
  if (await findClaimable(deps, member, { key })) return 'ALREADY_PAID';
  return self && user && (await findClaimable(deps, member, { userId: user.id })) ? 'ALREADY_PAID' : null;
}

/**
 * Returns a payment link of this browser, or the operator's fixed one. The same key gets the same link; the accepted
 * documents are stored with it (docs/product/payments.md).
 * @throws DOCUMENTS_CHANGED, USER_NOT_FOUND, PAYMENT_CLOSED, PAYMENT_NOT_POSSIBLE, ALREADY_PAID, PAYMENT_LINK_FAILED,
 * TOO_MANY_REQUESTS
 */
export async function startPayment({
  ctx,
  input: { username, key, documentsVersion },
}: {
  ctx: AppContext;
  input: Input;
}): Promise<{ url: string; reference: string }> {
  // Counted before the name is looked up: a limit for unknown names only would reveal which names exist.
  await countCall(ctx, 'start', 'startDay');
  const terms = await newestTerms(ctx.deps.db, 'pro');
  if (documentsVersion !== documentsVersionOf(terms, ctx.deps.identity.brand))
    throw new AppError('DOCUMENTS_CHANGED');
  const member = (await isMember(ctx.deps, username)) ? await memberOf(ctx.deps, username) : null;
  if (!member) throw new AppError('USER_NOT_FOUND');
  const refusal = await refusalReason(ctx, member, key);
  if (refusal) throw new AppError(refusal);
  const way = await wayToPay(ctx);
  if (!way) throw new AppError('PAYMENT_CLOSED');
  return openPayment(ctx, { member, key, terms }, way);
}
