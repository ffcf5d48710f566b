import type { Selectable } from 'kysely';
import type { ApiConfig } from '#contract/api-configs.ts';
import type { ApiProvider } from '#domain/generation/api-configs.ts';
import type { DB } from '#server/db/schema.generated.ts';
import type { Env } from '#server/env.ts';

export type ConfigRow = Selectable<DB['api_configs']>;

const kindOf = (row: Pick<ConfigRow, 'provider'>) => (row.provider === 'paytr' ? 'paytr' : 'ai');

/** Why a configuration can't be used: its key was sealed under another SECRETS_KEY, or its address is refused. */
export type UnusableReason = 'key' | 'address';

/** The ids of the configurations that are used, and why others can't be used. */
export interface ConfigUse {
  used: ReadonlySet<string>;
  unusable: ReadonlyMap<string, UnusableReason | null>;
}

/**
 * Determines which configurations are used: of each kind (AI, payments) the newest active one that can be used.
 * @param rows newest first
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
  return { used: new Set(used.values()), unusable };
}

/** Presents a configuration for administrators, without its secrets. */
export function presentConfig(
  row: ConfigRow,
  { used, unusable }: ConfigUse,
  env: Pick<Env, 'paytrTestMode'>,
): ApiConfig {
  return {
    id: row.id,
    name: row.name,
    provider: row.provider as ApiProvider,
    maskedKey: row.masked_key,
    isActive: row.is_active,
    inUse: used.has(row.id),
    keyLost: unusable.get(row.id) === 'key',
    addressRefused: unusable.get(row.id) === 'address',
    baseUrl: row.base_url,
    model: row.model,
    merchantId: row.merchant_id,
    testMode: row.test_mode,
    testForced: row.provider === 'paytr' && env.paytrTestMode,
    revision: row.revision,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** The fields of a configuration that are written to the audit log: all but its secrets. */
export function auditedConfig(row: ConfigRow) {
  const { name, provider, is_active, base_url, model, merchant_id, masked_key, test_mode } = row;
  return { name, provider, is_active, base_url, model, merchant_id, masked_key, test_mode };
}
