import { missingSellerFacts } from '#domain/billing/company.ts';
import { brand } from '#domain/site/brand.ts';
import type { Deps } from '#server/context.ts';
import type { PaytrSettings } from '#server/providers/paytr/index.ts';
import { paytrSettings } from './paytr-settings.ts';

/** Names of the seller's facts that are missing for taking money; outside production nothing is sold for real. */
export function missingForSales({ env }: Pick<Deps, 'env'>): string[] {
  return env.mode === 'production' ? missingSellerFacts(brand.company) : [];
}

/**
 * Who takes new payments now; null where nobody is configured, or the seller's facts are missing. What was begun before is
 * settled by `paytrSettings`.
 */
export async function sellingSettings(deps: Pick<Deps, 'env' | 'paytr'>): Promise<PaytrSettings | null> {
  return missingForSales(deps).length > 0 ? null : paytrSettings(deps);
}
