import { generationCaps, type PlanId, type Surface } from '#domain/plans.ts';
import { forecastCost, guestCost } from '#domain/tokens.ts';

/** Tokens that a generation is likely to cost, both ends; a guest's cost is known exactly (docs/product/tokens.md). */
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
