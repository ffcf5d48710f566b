import type { Kysely } from 'kysely';
import type { ApiConfig } from '#contract/api-configs.ts';
import type { AppContext } from '#server/context.ts';
import type { DB } from '#server/db/schema.generated.ts';
import { AppError } from '#server/errors.ts';
import { type ConfigRow, configUse, presentConfig } from './config-row.ts';
import { type OpeningEnv, unusableReason } from './open-config.ts';

/** Reads all configurations, newest first; their number is limited. */
export function readRows(db: Kysely<DB>): Promise<ConfigRow[]> {
  return db.selectFrom('api_configs').selectAll().orderBy('created_at', 'desc').orderBy('id').execute();
}

/** Reads the row of a configuration. @throws NOT_FOUND */
export async function readRow(db: Kysely<DB>, id: string): Promise<ConfigRow> {
  const row = await db.selectFrom('api_configs').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** Lists all configurations for administrators. */
export async function listConfigs({ ctx }: { ctx: AppContext }): Promise<{ configs: ApiConfig[] }> {
  const { db, env } = ctx.deps;
  const rows = await readRows(db);
  const use = configUse(rows, (row) => unusableReason(row, env));
  return { configs: rows.map((row) => presentConfig(row, use, env)) };
}

/** Reads one configuration as the list shows it. @throws NOT_FOUND */
export async function readConfig(db: Kysely<DB>, env: OpeningEnv, id: string): Promise<ApiConfig> {
  const rows = await readRows(db);
  const row = rows.find((other) => other.id === id);
  if (!row) throw new AppError('NOT_FOUND');
  return presentConfig(
    row,
    configUse(rows, (other) => unusableReason(other, env)),
    env,
  );
}
