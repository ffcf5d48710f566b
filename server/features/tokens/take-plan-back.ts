import type { Transaction } from 'kysely';
import type { DB } from '#server/db/schema.generated.ts';
import { bookPlanChange } from './book-plan-change.ts';

/** What became of a plan that was to be taken back. */
export interface PlanTakenBack {
  /** False where this source gave nothing that still runs. */
  taken: boolean;
  /** The plan's end from now on; null on the free plan. */
  endsAt: Date | null;
}

/**
 * Takes back what one source gave, as far as it was not used up yet, in the caller's transaction: stretches after it
 * move up, and where none is left the person is on the free plan. Tokens stay: they may be spent already.
 */
export async function takePlanBack(
  trx: Transaction<DB>,
  { userId, source, now }: { userId: string; source: string; now: Date },
): Promise<PlanTakenBack> {
  const row = await trx
    .selectFrom('user_tokens')
    .select(['plan', 'plan_ends_at'])
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const grant = await trx
    .updateTable('plan_grants')
    .set({ revoked_at: now })
    .where('source', '=', source)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .returning(['plan', 'starts_at', 'ends_at'])
    .executeTakeFirst();
  if (!row?.plan_ends_at || !grant || grant.plan !== row.plan || grant.ends_at <= now) {
    return { taken: false, endsAt: row?.plan_ends_at ?? null };
  }
  const from = grant.starts_at > now ? grant.starts_at : now;
  const unusedMs = grant.ends_at.getTime() - from.getTime();
  const earlier = (at: Date) => new Date(at.getTime() - unusedMs);
  const after = await trx
    .selectFrom('plan_grants')
    .select(['id', 'starts_at', 'ends_at'])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('starts_at', '>=', grant.ends_at)
    .execute();
  for (const { id, starts_at, ends_at } of after) {
    await trx
      .updateTable('plan_grants')
      .set({ starts_at: earlier(starts_at), ends_at: earlier(ends_at) })
      .where('id', '=', id)
      .execute();
  }
  const end = earlier(row.plan_ends_at);
  const endsAt = end > now ? end : null;
  await trx
    .updateTable('user_tokens')
    .set(endsAt ? { plan_ends_at: endsAt } : { plan: 'free', plan_ends_at: null })
    .where('user_id', '=', userId)
    .execute();
  const plan = endsAt ? grant.plan : 'free';
  await bookPlanChange(trx, { userId, plan: plan as 'free' | 'pro', delta: 0, key: `back:${source}`, now });
  return { taken: true, endsAt };
}
