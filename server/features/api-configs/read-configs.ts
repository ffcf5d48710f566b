import type { Kysely } from 'kysely';
import type { ApiConfig } from '#contract/api-configs.ts';
import type { AppContext } from '#server/context.ts';
import type { DB } from '#server/db/schema.generated.ts';
import { AppError } from '#server/errors.ts';
import { type ConfigRow, presentConfig, standingOf } from './config-row.ts';
import { faultOf, type OpeningEnv } from './open-config.ts';

/** All configurations, newest first: an installation has a handful. */
export function readRows(db: Kysely<DB>): Promise<ConfigRow[]> {
  return db.selectFrom('api_configs').selectAll().orderBy('created_at', 'desc').orderBy('id').execute();
}

/** @throws NOT_FOUND */
export async function readRow(db: Kysely<DB>, id: string): Promise<ConfigRow> {
  const row = await db.selectFrom('api_configs').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** The list of the administrators' screen. */
export async function listConfigs({ ctx }: { ctx: AppContext }): Promise<{ configs: ApiConfig[] }> {
  const { db, env } = ctx.deps;
  const rows = await readRows(db);
  const standing = standingOf(rows, (row) => faultOf(row, env));
  return { configs: rows.map((row) => presentConfig(row, standing, env)) };
}

/** One configuration as it stands in the list. @throws NOT_FOUND */
export async function readConfig(db: Kysely<DB>, env: OpeningEnv, id: string): Promise<ApiConfig> {
  const rows = await readRows(db);
  const row = rows.find((other) => other.id === id);
  if (!row) throw new AppError('NOT_FOUND');
  return presentConfig(
    row,
    standingOf(rows, (other) => faultOf(other, env)),
    env,
  );
}
