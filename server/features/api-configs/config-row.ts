import type { Selectable } from 'kysely';
import type { ApiConfig } from '#contract/api-configs.ts';
import type { ApiProvider } from '#domain/api-configs.ts';
import type { DB } from '#server/db/schema.generated.ts';

export type ConfigRow = Selectable<DB['api_configs']>;

const kindOf = (row: Pick<ConfigRow, 'provider'>) => (row.provider === 'paytr' ? 'paytr' : 'ai');

/** How the configurations stand: which are used, and which never can be. */
export interface Standing {
  used: ReadonlySet<string>;
  lost: ReadonlySet<string>;
}

/**
 * Of each kind (who writes, who takes payments) the newest active one that can be opened is used. Rows newest first.
 */
export function standingOf(rows: readonly ConfigRow[], canBeOpened: (row: ConfigRow) => boolean): Standing {
  const lost = new Set(rows.filter((row) => !canBeOpened(row)).map(({ id }) => id));
  const used = new Map<string, string>();
  for (const row of rows) {
    if (row.is_active && !lost.has(row.id) && !used.has(kindOf(row))) used.set(kindOf(row), row.id);
  }
  return { used: new Set(used.values()), lost };
}

/** A configuration as an administrator sees it: no secret leaves the server this way. */
export function presentConfig(row: ConfigRow, { used, lost }: Standing): ApiConfig {
  return {
    id: row.id,
    name: row.name,
    provider: row.provider as ApiProvider,
    maskedKey: row.masked_key,
    isActive: row.is_active,
    inUse: used.has(row.id),
    keyLost: lost.has(row.id),
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
