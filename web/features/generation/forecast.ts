import { generationCaps, type PlanId, type Surface } from '#domain/billing/plans.ts';
import { forecastCost, guestCost } from '#domain/billing/tokens.ts';

/** The range of a generation's likely cost in tokens; a guest's cost is exact (docs/product/tokens.md). */
export function forecastFor(
  idea: string,
  by: { plan: PlanId | null; surface: Surface; continuing: boolean; paragraphs?: number },
): { low: number; high: number } {
  if (by.plan === null) {
    const cost = guestCost(idea.trim());
    return { low: cost, high: cost };
  }
  return forecastCost(idea.trim(), generationCaps(by.plan, by));
}
