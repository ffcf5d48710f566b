import { generationCaps, type PlanTerms, type Surface } from '#domain/billing/plans.ts';
import { forecastCost, guestCost } from '#domain/billing/tokens.ts';

/** The range of a generation's likely cost in tokens; a guest's cost is exact (docs/product/tokens.md). */
export function forecastFor(
  idea: string,
  by: { terms: PlanTerms | null; surface: Surface; continuing: boolean; paragraphs?: number },
): { low: number; high: number } {
  if (by.terms === null) {
    const cost = guestCost(idea.trim());
    return { low: cost, high: cost };
  }
  return forecastCost(idea.trim(), generationCaps(by.terms, by));
}
