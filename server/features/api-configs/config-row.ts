import type { Selectable } from 'kysely';
import type { ApiConfig } from '#contract/api-configs.ts';
import type { ApiProvider } from '#domain/generation/api-configs.ts';
import type { DB } from '#server/db/schema.generated.ts';
import type { Env } from '#server/env.ts';

export type ConfigRow = Selectable<DB['api_configs']>;

const kindOf = (row: Pick<ConfigRow, 'provider'>) => (row.provider === 'paytr' ? 'paytr' : 'ai');

/** Why a configuration can't be used: its key is sealed under another SECRETS_KEY, or its address is not to be called. */
export type ConfigFault = 'key' | 'address';

/** How the configurations stand: which are used, and which can't be. */
export interface Standing {
  used: ReadonlySet<string>;
  faults: ReadonlyMap<string, ConfigFault | null>;
}

/**
 * Of each kind (who writes, who takes payments) the newest active one that can be used is. Rows newest first.
 */
export function standingOf(
  rows: readonly ConfigRow[],
  faultOf: (row: ConfigRow) => ConfigFault | null,
): Standing {
  const faults = new Map(rows.map((row) => [row.id, faultOf(row)]));
  const used = new Map<string, string>();
  for (const row of rows) {
    if (row.is_active && !faults.get(row.id) && !used.has(kindOf(row))) used.set(kindOf(row), row.id);
  }
  return { used: new Set(used.values()), faults };
}

/** A configuration as an administrator sees it: no secret leaves the server this way. */
export function presentConfig(
  row: ConfigRow,
  { used, faults }: Standing,
  env: Pick<Env, 'paytrTestMode'>,
): ApiConfig {
  return {
    id: row.id,
    name: row.name,
    provider: row.provider as ApiProvider,
    maskedKey: row.masked_key,
    isActive: row.is_active,
    inUse: used.has(row.id),
    keyLost: faults.get(row.id) === 'key',
    addressRefused: faults.get(row.id) === 'address',
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

/** What the audit log says of a configuration: everything but its secrets. */
export function auditedConfig(row: ConfigRow) {
  const { name, provider, is_active, base_url, model, merchant_id, masked_key, test_mode } = row;
  return { name, provider, is_active, base_url, model, merchant_id, masked_key, test_mode };
}
