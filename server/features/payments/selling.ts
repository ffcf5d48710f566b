import { missingSellerFacts } from '#domain/billing/company.ts';
import type { Deps } from '#server/context.ts';
import type { PaytrSettings } from '#server/providers/paytr/index.ts';
import { paytrSettings } from './paytr-settings.ts';

/** The names of the seller's missing data; none are required outside production. */
export function missingForSales({ env, identity }: Pick<Deps, 'env' | 'identity'>): string[] {
  return env.mode === 'production' ? missingSellerFacts(identity.brand.company) : [];
}

/**
 * The settings for new payments; null when none are configured, or when the seller's data are missing. Earlier orders are
 * settled with `paytrSettings`.
 */
export async function sellingSettings(
  deps: Pick<Deps, 'env' | 'identity' | 'paytr'>,
): Promise<PaytrSettings | null> {
  return missingForSales(deps).length > 0 ? null : paytrSettings(deps);
}
