import type { ApiConfig } from '#contract/api-configs.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { writeAudit } from '../audit/index.ts';
import { readConfig, readRow } from './read-configs.ts';
import { tryBeforeUse } from './try-before-use.ts';

/**
 * Switches a configuration on or off. An AI configuration is tried before it is switched on: when that fails, it stays off
 * with the reason, unless `force`.
 * @throws NOT_FOUND
 */
export async function toggleConfig({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { id: string; isActive: boolean; force: boolean };
}): Promise<ApiConfig> {
  const { db, env, now } = ctx.deps;
  const { id, isActive, force } = input;
  const failure = isActive && !force ? await tryBeforeUse(await readRow(db, id), env) : '';
  if (failure !== '') {
    await db
      .updateTable('api_configs')
      .set({ trial_failure: failure })
      .where('id', '=', id)
      .where('is_active', '=', false)
      .execute();
    return readConfig(ctx.deps, id);
  }
  await db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom('api_configs')
      .select('is_active')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw new AppError('NOT_FOUND');
    if (before.is_active === isActive) return;
    await trx
      .updateTable('api_configs')
      .set((eb) => ({
        is_active: isActive,
        trial_failure: '',
        revision: eb('revision', '+', 1),
        updated_at: now(),
      }))
      .where('id', '=', id)
      .execute();
    await writeAudit(trx, {
      actor: signedIn(ctx),
      action: isActive ? 'api_config.activated' : 'api_config.deactivated',
      subject: { type: 'api_config', id },
      before: { is_active: before.is_active },
      after: { is_active: isActive, ...(force && isActive && { trial_skipped: true }) },
      now: now(),
    });
  });
  return readConfig(ctx.deps, id);
}
