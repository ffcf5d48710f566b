import type { CostUsage } from '#contract/costs.ts';
import type { CostByCurrency } from '#domain/billing/margin.ts';
import { formatAmount } from '#domain/billing/money.ts';
import { plans } from '#domain/billing/plans.ts';
import { type PriceCurrency, priceCurrencies } from '#domain/generation/ai-cost.ts';
import { type AiProvider, aiProviders } from '#domain/generation/ai-providers.ts';

const numbers = new Intl.NumberFormat('tr-TR');
const seconds = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 2 });
const percent = new Intl.NumberFormat('tr-TR', { style: 'percent', maximumFractionDigits: 1 });
const shortDay = new Intl.DateTimeFormat('tr-TR', { timeZone: 'UTC', day: 'numeric', month: 'short' });

export const formatCount = (count: number): string => numbers.format(count);

/** A cost in its currency: "$12,40"; small ones with four decimals: "$0,0123". */
function formatInCurrency(cost: number, currency: PriceCurrency): string {
  const digits = cost !== 0 && cost < 1 ? 4 : 2;
  const format = {
    style: 'currency',
    currency,
    minimumFractionDigits: 2,
    maximumFractionDigits: digits,
  } as const;
  return new Intl.NumberFormat('tr-TR', format).format(cost);
}

/** The costs of all currencies: "$12,40 + €3,00"; "₺0,00" without any. */
export function formatCost(cost: CostByCurrency): string {
  const used = priceCurrencies.filter((currency) => cost[currency] !== 0);
  return used.length === 0
    ? formatAmount(0)
    : used.map((currency) => formatInCurrency(cost[currency], currency)).join(' + ');
}

/** The cost in lira where it is known, else in its own currencies; a dash when no call had a price. */
export function formatKnownCost({ cost, costKurus, unpriced }: CostUsage): string {
  if (unpriced > 0 && priceCurrencies.every((currency) => cost[currency] === 0)) return '—';
  return costKurus === null ? formatCost(cost) : formatAmount(costKurus);
}

/** An amount in kuruş, or a dash where it is not known. */
export const formatKurus = (kurus: number | null): string => (kurus === null ? '—' : formatAmount(kurus));

/** The margin's share of the revenue: "%92,4"; null without revenue or margin. */
export const formatShare = (marginKurus: number | null, netKurus: number): string | null =>
  marginKurus === null || netKurus <= 0 ? null : percent.format(marginKurus / netKurus);

/** "1,25 sn", or a dash. */
export const formatSeconds = (ms: number | null): string =>
  ms === null ? '—' : `${seconds.format(ms / 1_000)} sn`;

/** "9 May", of an Istanbul day. */
export const formatShortDay = (day: string): string => shortDay.format(new Date(`${day}T00:00:00Z`));

const isKnown = (provider: string): provider is AiProvider => provider in aiProviders;
export const providerName = (provider: string): string =>
  isKnown(provider) ? aiProviders[provider] : provider;

const others = { guest: 'Misafir', admin: 'Yönetim denemeleri' } as const;
export const planName = (plan: keyof typeof plans | keyof typeof others): string =>
  plan === 'guest' || plan === 'admin' ? others[plan] : plans[plan].name;
