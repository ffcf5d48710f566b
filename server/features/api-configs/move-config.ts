import type { ApiConfigList } from '#contract/api-configs.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { writeAudit } from '../audit/index.ts';
import { listConfigs, readRows } from './read-configs.ts';

/** Moves an AI configuration past its neighbour; at the end of the list it stays. @throws NOT_FOUND */
export async function moveConfig({
  ctx,
  input: { id, direction },
}: {
  ctx: AppContext;
  input: { id: string; direction: 'up' | 'down' };
}): Promise<ApiConfigList> {
  const { db, now } = ctx.deps;
  await db.transaction().execute(async (trx) => {
    // Two moves at once would write positions of different orders.
    await trx.selectFrom('api_configs').select('id').orderBy('id').forUpdate().execute();
    const ids = (await readRows(trx)).filter(({ provider }) => provider !== 'paytr').map((row) => row.id);
    const from = ids.indexOf(id);
    if (from === -1) throw new AppError('NOT_FOUND');
    const to = direction === 'up' ? from - 1 : from + 1;
    const neighbour = ids[to];
    if (neighbour === undefined) return;
    const moved = ids.with(to, id).with(from, neighbour);
    for (const [position, one] of moved.entries())
      await trx.updateTable('api_configs').set({ position }).where('id', '=', one).execute();
    await writeAudit(trx, {
      actor: signedIn(ctx),
      action: 'api_config.moved',
      subject: { type: 'api_config', id },
      before: { place: from + 1 },
      after: { place: to + 1 },
      now: now(),
    });
  });
  return listConfigs({ ctx });
}
