import { sql } from 'kysely';
import type { AdminOrder } from '#contract/payments.ts';
import { dayMs } from '#domain/time/durations.ts';
import type { AppContext } from '#server/context.ts';
import { flaggedDays } from './count-flagged.ts';
import { readAdminOrders } from './read-histories.ts';

/** The most open orders in a list. */
const most = 100;

/** Lists orders that wait for PayTR or for an administrator, newest first. */
export async function listOpen({
  ctx,
}: {
  ctx: AppContext;
}): Promise<{ orders: AdminOrder[]; total: number }> {
  const { db, now } = ctx.deps;
  const since = new Date(now().getTime() - flaggedDays * dayMs);
  const open = db
    .selectFrom('payment_intents')
    .where((where) =>
      where.or([
        where('status', 'in', ['pending', 'refused', 'refunding']),
        where.and([where('flags', '!=', sql<string[]>`'{}'`), where('created_at', '>', since)]),
      ]),
    );
  const [rows, counted] = await Promise.all([
    open.selectAll().orderBy('created_at', 'desc').limit(most).execute(),
    open.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { orders: await readAdminOrders(db, rows), total: counted.total };
}
