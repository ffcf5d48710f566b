import { ORPCError } from '@orpc/server';
import { salesDocumentsVersion } from '#domain/legal/sales-documents.ts';
import type { AppContext } from '#server/context.ts';
import { missingForSales, paytrSettings } from '../payments/index.ts';
import { countCall } from './count-call.ts';
import { isMember, isSelf, type Member, memberOf } from './find-member.ts';
import { findClaimable } from './find-payment.ts';
import { outsideService } from './outside-service.ts';
import { openPayment, type Way } from './payment-link.ts';

/** How this site takes payments of the bridge; null where it takes none. */
async function wayToPay(ctx: AppContext): Promise<Way | null> {
  if (missingForSales(ctx.deps).length > 0) return null;
  const { paymentLink } = ctx.deps.env.membership;
  if (paymentLink !== null) return { kind: 'fixed', url: paymentLink };
  // PayTR's payment links have no test mode: in test mode they would take real money.
  if (ctx.deps.paytr?.testMode) return null;
  const paytr = await paytrSettings(ctx.deps);
  return paytr && { kind: 'link', paytr };
}

/** Whether 31 days of pro can be given: not to who has a plan that they can't extend (docs/product/plans.md). */
function canBeGiven({ account }: Member): boolean {
  if (!account || account.plan === 'free') return true;
  return account.plan === 'pro' && account.planEndsAt !== null;
}

interface Input {
  username: string;
  key: string;
  documentsVersion: string;
}

/**
 * Why this payment makes no sense, told only to the signed-in account itself and, of its own payment, to the browser
 * that has its key: a stranger must not learn what plan somebody has, or that somebody has paid.
 */
async function objection(ctx: AppContext, member: Member, key: string): Promise<string | null> {
  const { deps, user } = ctx;
  const self = isSelf(user, member);
  if (self && !outsideService(deps) && !canBeGiven(member)) return 'PAYMENT_NOT_POSSIBLE';
  if (await findClaimable(deps, member, { key })) return 'ALREADY_PAID';
  return self && user && (await findClaimable(deps, member, { userId: user.id })) ? 'ALREADY_PAID' : null;
}

/**
 * Where a member pays: a payment link of this browser's own, or the operator's fixed one. The same key is answered the
 * same one; what was accepted is stored with it (docs/product/payments.md).
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
  // Counted before the name is looked at: a limit that only unknown names reach would tell which are known.
  await countCall(ctx, 'start', 'startDay');
  if (documentsVersion !== salesDocumentsVersion) throw new ORPCError('DOCUMENTS_CHANGED');
  const member = (await isMember(ctx.deps, username)) ? await memberOf(ctx.deps, username) : null;
  if (!member) throw new ORPCError('USER_NOT_FOUND');
  const against = await objection(ctx, member, key);
  if (against) throw new ORPCError(against);
  const way = await wayToPay(ctx);
  if (!way) throw new ORPCError('PAYMENT_CLOSED');
  return openPayment(ctx, { member, key }, way);
}
