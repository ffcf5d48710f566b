import type { Selectable } from 'kysely';
import type { ApiConfig } from '#contract/api-configs.ts';
import type { ApiProvider } from '#domain/api-configs.ts';
import type { DB } from '#server/db/schema.generated.ts';

export type ConfigRow = Selectable<DB['api_configs']>;

const kindOf = (row: Pick<ConfigRow, 'provider'>) => (row.provider === 'paytr' ? 'paytr' : 'ai');

/** The ids of those in use: of each kind (who writes, who takes payments) the newest active one. Rows newest first. */
export function inUse(rows: readonly ConfigRow[]): Set<string> {
  const ids = new Map<string, string>();
  for (const row of rows) {
    if (row.is_active && !ids.has(kindOf(row))) ids.set(kindOf(row), row.id);
  }
  return new Set(ids.values());
}

/** A configuration as an administrator sees it: no secret leaves the server this way. */
export function presentConfig(row: ConfigRow, used: ReadonlySet<string>): ApiConfig {
  return {
    id: row.id,
    name: row.name,
    provider: row.provider as ApiProvider,
    maskedKey: row.masked_key,
    isActive: row.is_active,
    inUse: used.has(row.id),
    baseUrl: row.base_url,
    model: row.model,
    merchantId: row.merchant_id,
    revision: row.revision,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** What the audit log says of a configuration: everything but its secrets. */
export function auditedConfig(row: ConfigRow) {
  const { name, provider, is_active, base_url, model, merchant_id, masked_key } = row;
  return { name, provider, is_active, base_url, model, merchant_id, masked_key };
}
