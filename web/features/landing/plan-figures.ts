import { generationCaps, type PlanId, plans } from '#domain/plans.ts';
import { forecastCost } from '#domain/tokens.ts';

const typicalIdea = 'a'.repeat(160);

/** Stories that a plan's daily tokens pay for, computed from its caps; a generation with a two-line idea is the measure. */
export function storiesPerDay(plan: PlanId): number {
  const { low, high } = forecastCost(
    typicalIdea,
    generationCaps(plan, { surface: 'landing', continuing: false }),
  );
  return Math.max(1, Math.round(plans[plan].dailyTokens / ((low + high) / 2)));
}

/** Words of the longest single generation of a plan, rounded to tens. */
export function longestGeneration(plan: PlanId): number {
  const paragraphs = plans[plan].paragraphCap.standard;
  const caps = generationCaps(plan, { surface: 'landing', continuing: false, paragraphs });
  return Math.round((caps.paragraphs * caps.words.max) / 10) * 10;
}

const money = new Intl.NumberFormat('tr-TR', {
  style: 'currency',
  currency: 'TRY',
  maximumFractionDigits: 0,
});

/** A price as Turkish readers write it: kuruş → "₺200". */
export function formatPrice(kurus: number): string {
  return money.format(kurus / 100);
}
