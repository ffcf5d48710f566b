import type { ApiConfig } from '#contract/api-configs.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { writeAudit } from '../audit/index.ts';
import { readConfig } from './read-configs.ts';

/** Switches a configuration on or off. @throws NOT_FOUND */
export async function toggleConfig({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { id: string; isActive: boolean };
}): Promise<ApiConfig> {
  const { db, now } = ctx.deps;
  await db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom('api_configs')
      .select('is_active')
      .where('id', '=', input.id)
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw new AppError('NOT_FOUND');
    if (before.is_active === input.isActive) return;
    await trx
      .updateTable('api_configs')
      .set((eb) => ({ is_active: input.isActive, revision: eb('revision', '+', 1), updated_at: now() }))
      .where('id', '=', input.id)
      .execute();
    await writeAudit(trx, {
      actor: signedIn(ctx),
      action: input.isActive ? 'api_config.activated' : 'api_config.deactivated',
      subject: { type: 'api_config', id: input.id },
      before: { is_active: before.is_active },
      after: { is_active: input.isActive },
      now: now(),
    });
  });
  return readConfig(ctx.deps, input.id);
}
