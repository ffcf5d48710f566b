import { paidDays } from '../../../domain/billing/plan-orders.ts';
import type { PlanTerms } from '../../../domain/billing/plans.ts';

/**
 * What a number of tokens costs by a plan's terms, kuruş: the share of its price, where all tokens of its 31 days are used.
 * 0 on the free plan; null where the plan isn't sold. Who uses less pays more for each.
 */
export function tokensPrice({ monthlyPriceKurus, dailyTokens }: PlanTerms, tokens: number): number | null {
  if (monthlyPriceKurus === null) return null;
  return (monthlyPriceKurus * tokens) / (dailyTokens * paidDays);
}
