import type { Kysely } from 'kysely';
import type { CostReport } from '#contract/costs.ts';
import { type ForeignCurrency, foreignCurrencies, type LiraRates } from '#domain/billing/margin.ts';
import type { DB } from '#server/db/schema.generated.ts';

type Rate = CostReport['rates'][number];

/** Reads the exchange rate of each currency that needs one. */
export async function readRates(db: Kysely<DB>): Promise<Rate[]> {
  const rows = await db.selectFrom('exchange_rates').selectAll().execute();
  return foreignCurrencies.map((currency) => {
    const row = rows.find((stored) => stored.currency === currency);
    return {
      currency,
      lira: row ? Number(row.lira) : null,
      setAt: row?.set_at.toISOString() ?? null,
    };
  });
}

/** The rates by currency. */
export function liraRatesOf(rates: readonly Rate[]): LiraRates {
  const of = (currency: ForeignCurrency) => rates.find((rate) => rate.currency === currency)?.lira ?? null;
  return { USD: of('USD'), EUR: of('EUR') };
}
