import type { Selectable } from 'kysely';
import type { ApiConfig } from '#contract/api-configs.ts';
import type { PriceCurrency } from '#domain/generation/ai-cost.ts';
import type { ApiProvider } from '#domain/generation/api-configs.ts';
import type { DB } from '#server/db/schema.generated.ts';
import type { Env } from '#server/env.ts';
import type { LinkState } from '#server/providers/ai/index.ts';

export type ConfigRow = Selectable<DB['api_configs']>;

const kindOf = (row: Pick<ConfigRow, 'provider'>) => (row.provider === 'paytr' ? 'paytr' : 'ai');

/** Why a configuration can't be used: its key was sealed under another SECRETS_KEY, or its address is refused. */
export type UnusableReason = 'key' | 'address';

/** The ids of the configurations that are used, and why others can't be used. */
export interface ConfigUse {
  used: ReadonlySet<string>;
  /** Places of the used AI configurations, from 1. */
  places: ReadonlyMap<string, number>;
  unusable: ReadonlyMap<string, UnusableReason | null>;
}

/**
 * Determines which configurations are used: of each kind (AI, payments) the first active one that can be used; later AI
 * configurations follow it.
 * @param rows in their order
 */
export function configUse(
  rows: readonly ConfigRow[],
  unusableReason: (row: ConfigRow) => UnusableReason | null,
): ConfigUse {
  const unusable = new Map(rows.map((row) => [row.id, unusableReason(row)]));
  const used = new Map<string, string>();
  for (const row of rows) {
    if (row.is_active && !unusable.get(row.id) && !used.has(kindOf(row))) used.set(kindOf(row), row.id);
  }
  const chain = rows.filter((row) => row.is_active && !unusable.get(row.id) && kindOf(row) === 'ai');
  const places = new Map(chain.map(({ id }, index) => [id, index + 1]));
  return { used: new Set(used.values()), places, unusable };
}

/** Presents a configuration for administrators, without its secrets. */
export function presentConfig(
  row: ConfigRow,
  { used, places, unusable }: ConfigUse,
  { env, state, tokensToday }: { env: Pick<Env, 'paytrTestMode'>; state: LinkState; tokensToday: number },
): ApiConfig {
  return {
    id: row.id,
    name: row.name,
    provider: row.provider as ApiProvider,
    maskedKey: row.masked_key,
    isActive: row.is_active,
    inUse: used.has(row.id),
    trialFailure: row.trial_failure === '' ? null : row.trial_failure,
    keyLost: unusable.get(row.id) === 'key',
    addressRefused: unusable.get(row.id) === 'address',
    baseUrl: row.base_url,
    model: row.model,
    merchantId: row.merchant_id,
    testMode: row.test_mode,
    testForced: row.provider === 'paytr' && env.paytrTestMode,
    inputPrice: row.input_price,
    cachedPrice: row.cached_price,
    outputPrice: row.output_price,
    currency: row.currency as PriceCurrency,
    maxStreams: row.max_streams,
    dailyTokens: row.daily_tokens,
    place: places.get(row.id) ?? null,
    ...state,
    tokensToday,
    revision: row.revision,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** The fields of a configuration that are written to the audit log: all but its secrets. */
export function auditedConfig(row: ConfigRow) {
  const { name, provider, is_active, base_url, model, merchant_id, masked_key, test_mode } = row;
  const { input_price, cached_price, output_price, currency, max_streams, daily_tokens } = row;
  return {
    ...{ name, provider, is_active, base_url, model, merchant_id, masked_key, test_mode },
    ...{ input_price, cached_price, output_price, currency, max_streams, daily_tokens },
  };
}
