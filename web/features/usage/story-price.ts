import { paidDays } from '../../../domain/billing/plan-orders.ts';
import { type PlanId, plans } from '../../../domain/billing/plans.ts';

/**
 * What a number of tokens costs on a plan, kuruş: the share of its price, where all tokens of its 31 days are used.
 * 0 on the free plan; null where the plan isn't sold. Who uses less pays more for each.
 */
export function tokensPrice(plan: PlanId, tokens: number): number | null {
  const { monthlyPriceKurus, dailyTokens } = plans[plan];
  if (monthlyPriceKurus === null) return null;
  return (monthlyPriceKurus * tokens) / (dailyTokens * paidDays);
}
