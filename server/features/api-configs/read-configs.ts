import type { Kysely } from 'kysely';
import type { ApiConfig, ApiConfigList } from '#contract/api-configs.ts';
import type { AppContext, Deps } from '#server/context.ts';
import type { DB } from '#server/db/schema.generated.ts';
import { AppError } from '#server/errors.ts';
import type { LinkState } from '#server/providers/ai/index.ts';
import { type ConfigRow, configUse, presentConfig } from './config-row.ts';
import { readTokensToday } from './daily-budget.ts';
import { unusableReason } from './open-config.ts';

/** The state of a configuration that this process does not use. */
const idle: LinkState = { circuit: 'closed', running: 0 };

/** Reads all configurations in their order, newest first where none was set; their number is limited. */
export function readRows(db: Kysely<DB>): Promise<ConfigRow[]> {
  return db
    .selectFrom('api_configs')
    .selectAll()
    .orderBy('position')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Reads the row of a configuration. @throws NOT_FOUND */
export async function readRow(db: Kysely<DB>, id: string): Promise<ConfigRow> {
  const row = await db.selectFrom('api_configs').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** Reads all configurations as administrators see them. @param db a transaction, or the database of `deps` */
async function readConfigs({ env, writer }: Deps, db: Kysely<DB>): Promise<ApiConfig[]> {
  const rows = await readRows(db);
  const use = configUse(rows, (row) => unusableReason(row, env));
  const states = writer?.states?.();
  const tokens =
    rows.length > 0
      ? await readTokensToday(
          db,
          rows.map(({ id }) => id),
        )
      : new Map();
  return rows.map((row) =>
    presentConfig(row, use, {
      env,
      state: states?.get(row.id) ?? idle,
      tokensToday: tokens.get(row.id) ?? 0,
    }),
  );
}

/** Lists all configurations for administrators. */
export async function listConfigs({ ctx }: { ctx: AppContext }): Promise<ApiConfigList> {
  const configs = await readConfigs(ctx.deps, ctx.deps.db);
  return { configs, mayFindLocalModels: ctx.deps.env.aiPrivateAddresses };
}

/** Reads one configuration as the list shows it. @throws NOT_FOUND */
export async function readConfig(deps: Deps, id: string, db: Kysely<DB> = deps.db): Promise<ApiConfig> {
  const config = (await readConfigs(deps, db)).find((other) => other.id === id);
  if (!config) throw new AppError('NOT_FOUND');
  return config;
}
