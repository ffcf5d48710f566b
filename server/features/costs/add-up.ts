import type { CostBalance, CostUsage } from '#contract/costs.ts';
import { type CostByCurrency, costInKurus, type LiraRates, marginOf } from '#domain/billing/margin.ts';
import type { RevenueRow } from '../payments/index.ts';
import type { UsageRow } from './read-usage.ts';

const sumOf = <T>(rows: readonly T[], value: (row: T) => number | string): number =>
  rows.reduce((sum, row) => sum + Number(value(row)), 0);

/** Removes the error of adding fractions: costs are stored in millionths. */
const inMillionths = (cost: number) => Math.round(cost * 1_000_000) / 1_000_000;

/** Adds up the calls of these rows. */
export function addUpUsage(rows: readonly UsageRow[], rates: LiraRates): CostUsage {
  const cost: CostByCurrency = {
    USD: inMillionths(sumOf(rows, (row) => row.cost_usd)),
    EUR: inMillionths(sumOf(rows, (row) => row.cost_eur)),
    TRY: inMillionths(sumOf(rows, (row) => row.cost_try)),
  };
  return {
    calls: sumOf(rows, (row) => row.calls),
    texts: sumOf(rows, (row) => row.texts),
    failed: sumOf(rows, (row) => row.failed),
    fallbacks: sumOf(rows, (row) => row.fallbacks),
    unpriced: sumOf(rows, (row) => row.unpriced),
    unmeasured: sumOf(rows, (row) => row.unmeasured),
    inputTokens: sumOf(rows, (row) => row.input_tokens),
    cachedTokens: sumOf(rows, (row) => row.cached_tokens),
    outputTokens: sumOf(rows, (row) => row.output_tokens),
    thinkingTokens: sumOf(rows, (row) => row.thinking_tokens),
    cost,
    costKurus: costInKurus(cost, rates),
  };
}

/** Adds up the payments and calls of these rows, and what is left. */
export function addUpBalance(
  revenue: readonly RevenueRow[],
  usage: readonly UsageRow[],
  rates: LiraRates,
): CostBalance {
  const sold = revenue.filter(({ kind }) => kind === 'sold');
  const refunded = revenue.filter(({ kind }) => kind === 'refunded');
  const soldKurus = sumOf(sold, ({ kurus }) => kurus);
  const refundedKurus = sumOf(refunded, ({ kurus }) => kurus);
  const netKurus = soldKurus - refundedKurus;
  const calls = addUpUsage(usage, rates);
  return {
    soldKurus,
    soldPayments: sumOf(sold, ({ payments }) => payments),
    refundedKurus,
    refundedPayments: sumOf(refunded, ({ payments }) => payments),
    netKurus,
    ...calls,
    marginKurus: marginOf(netKurus, calls.costKurus),
  };
}
