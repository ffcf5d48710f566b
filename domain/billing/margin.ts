import type { PriceCurrency } from '#domain/generation/ai-cost.ts';

/** Currencies of AI prices that need an exchange rate. */
export const foreignCurrencies = ['USD', 'EUR'] as const satisfies readonly PriceCurrency[];
export type ForeignCurrency = (typeof foreignCurrencies)[number];

/** A sum of costs in each currency of AI prices. */
export type CostByCurrency = Readonly<Record<PriceCurrency, number>>;
/** Turkish lira for one unit of a currency; null where no rate is entered. */
export type LiraRates = Readonly<Record<ForeignCurrency, number | null>>;

export const maxLiraRate = 100_000;

/** The cost in kuruş; null when a currency that has costs has no rate. */
export function costInKurus(cost: CostByCurrency, rates: LiraRates): number | null {
  let lira = cost.TRY;
  for (const currency of foreignCurrencies) {
    if (cost[currency] === 0) continue;
    const rate = rates[currency];
    if (rate === null) return null;
    lira += cost[currency] * rate;
  }
  return Math.round(lira * 100);
}

/** What is left of a revenue, kuruş; null when the cost is not known. */
export const marginOf = (revenueKurus: number, costKurus: number | null): number | null =>
  costKurus === null ? null : revenueKurus - costKurus;
