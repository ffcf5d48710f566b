import { type AppContext, signedIn } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { writeAudit } from '../audit/index.ts';
import { auditedConfig } from './config-row.ts';

/** Deletes a configuration with its sealed key. @throws NOT_FOUND */
export async function removeConfig({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { id: string };
}): Promise<{ ok: true }> {
  const { db, now } = ctx.deps;
  await db.transaction().execute(async (trx) => {
    const row = await trx
      .deleteFrom('api_configs')
      .where('id', '=', input.id)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw new AppError('NOT_FOUND');
    await writeAudit(trx, {
      actor: signedIn(ctx),
      action: 'api_config.deleted',
      subject: { type: 'api_config', id: row.id },
      before: auditedConfig(row),
      now: now(),
    });
  });
  return { ok: true };
}
