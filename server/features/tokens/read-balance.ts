import type { Balance } from '#contract/tokens.ts';
import { plans } from '#domain/plans.ts';
import { nextIstanbulMidnight } from '#domain/time.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { touchAllowance } from './touch-allowance.ts';
import { usedTokens } from './used-tokens.ts';

/** The balance with everything that a person wants to know about it, after the refills that were due. */
export async function readBalance({ ctx }: { ctx: AppContext }): Promise<Balance> {
  const { id: userId } = signedIn(ctx);
  const now = ctx.deps.now();
  const { tokens, plan, planEndsAt, planCancelledAt, emailVerified } = await touchAllowance(ctx.deps, userId);
  const used = await usedTokens(ctx.deps.pool, userId, now);
  return {
    tokens,
    plan,
    planEndsAt: planEndsAt?.toISOString() ?? null,
    planCancelledAt: planCancelledAt?.toISOString() ?? null,
    dailyAllowance: plans[plan].dailyTokens,
    nextRefillAt: emailVerified ? nextIstanbulMidnight(now).toISOString() : null,
    usedToday: used.today,
    usedThisMonth: used.thisMonth,
    monthlyGuarantee: plans[plan].monthlyGuaranteeTokens,
  };
}
