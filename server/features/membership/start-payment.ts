import { ORPCError } from '@orpc/server';
import type { AppContext } from '#server/context.ts';
import { paytrSettings } from '../payments/index.ts';
import { countByAddress } from './count-call.ts';
import { isMember, type Member, memberOf } from './find-member.ts';
import { findClaimable } from './find-payment.ts';
import { outsideService } from './outside-service.ts';
import { openPayment, type Way } from './payment-link.ts';

/** How this site takes payments of the bridge; null where it takes none. */
async function wayToPay(ctx: AppContext): Promise<Way | null> {
  const { paymentLink } = ctx.deps.env.membership;
  if (paymentLink !== null) return { kind: 'fixed', url: paymentLink };
  const paytr = await paytrSettings(ctx.deps);
  return paytr && { kind: 'link', paytr };
}

/** Whether 31 days of pro can be given: not to who has a plan that they can't extend (decisions, Plans and limits). */
function canBeGiven({ account }: Member): boolean {
  if (!account || account.plan === 'free') return true;
  return account.plan === 'pro' && account.planEndsAt !== null;
}

/**
 * Where a member pays: their own payment link, or the operator's fixed one. A double click answers the same one.
 * @throws USER_NOT_FOUND, PAYMENT_CLOSED, PAYMENT_NOT_POSSIBLE, ALREADY_PAID, PAYMENT_LINK_FAILED, TOO_MANY_REQUESTS
 */
export async function startPayment({
  ctx,
  input: { username },
}: {
  ctx: AppContext;
  input: { username: string };
}): Promise<{ url: string; reference: string }> {
  // Counted before the name is looked at: a limit that only unknown names reach would tell which are known.
  await countByAddress(ctx, 'start', 'startDay');
  const member = (await isMember(ctx.deps, username)) ? await memberOf(ctx.deps, username) : null;
  if (!member) throw new ORPCError('USER_NOT_FOUND');
  if (!outsideService(ctx.deps) && !canBeGiven(member)) throw new ORPCError('PAYMENT_NOT_POSSIBLE');
  if (await findClaimable(ctx.deps, member, null)) throw new ORPCError('ALREADY_PAID');
  const way = await wayToPay(ctx);
  if (!way) throw new ORPCError('PAYMENT_CLOSED');
  return openPayment(ctx, member, way);
}
