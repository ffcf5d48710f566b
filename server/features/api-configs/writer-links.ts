import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { PriceCurrency, TokenPrices } from '#domain/generation/ai-cost.ts';
import type { DB } from '#server/db/schema.generated.ts';
import { ProviderLink, ProviderWriter } from '#server/providers/ai/index.ts';
import type { ConfigRow } from './config-row.ts';
import { isOverBudget } from './daily-budget.ts';
import { type OpeningEnv, writerConfig } from './open-config.ts';

/** The prices of a configuration; null where none are set. */
export function pricesOf(row: ConfigRow): TokenPrices | null {
  const { input_price: input, cached_price: cached, output_price: output } = row;
  if (input === null || output === null) return null;
  return { input, cached, output, currency: row.currency as PriceCurrency };
}

/** Opens the link of a stored configuration. @throws as `writerConfig`; also for an address that is not allowed */
export function openLink(
  core: { env: OpeningEnv; db: Kysely<DB>; log: Logger },
  row: ConfigRow,
): ProviderLink {
  const { id, max_streams: maxStreams, daily_tokens: dailyTokens } = row;
  return new ProviderLink(new ProviderWriter(writerConfig(row, core.env)), {
    configId: id,
    prices: pricesOf(row),
    maxStreams,
    ...(dailyTokens !== null && { isOverBudget: () => isOverBudget(core, id, dailyTokens) }),
  });
}
