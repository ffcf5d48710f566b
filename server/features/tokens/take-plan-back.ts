import type { Transaction } from 'kysely';
import type { PlanId } from '#domain/billing/plans.ts';
import type { DB } from '#server/db/schema.generated.ts';
import { newestTerms } from '../plan-terms/index.ts';
import { bookPlanChange } from './book-plan-change.ts';
import { planInForce } from './plan-in-force.ts';
import { planTokensLeft } from './plan-tokens-left.ts';

/** The result of revoking a plan's period. */
export interface PlanTakenBack {
  /** False when no period of this source is left. */
  taken: boolean;
  /** The plan's new end; null on the free plan. */
  endsAt: Date | null;
  /** The plan's unspent tokens that were revoked. */
  tokens: number;
}

/**
 * The start of the period whose tokens the balance may contain: the given start, or that of an earlier revoked period
 * that this one followed.
 */
async function firstStart(trx: Transaction<DB>, userId: string, start: Date): Promise<Date> {
  const revoked = await trx
    .selectFrom('plan_grants')
    .select(['starts_at', 'revoked_at'])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is not', null)
    .where('starts_at', '<', start)
    .orderBy('starts_at', 'desc')
    .execute();
  let first = start;
  for (const { starts_at, revoked_at } of revoked) {
    if (revoked_at?.getTime() === first.getTime()) first = starts_at;
  }
  return first;
}

/** The plan's unspent tokens since a moment; the balance's row must be locked. */
async function unspentSince(
  trx: Transaction<DB>,
  { userId, balance, start }: { userId: string; balance: number; start: Date },
): Promise<number> {
  const rows = await trx
    .selectFrom('token_ledger')
    .select(['delta', 'reason'])
    .where('user_id', '=', userId)
    .where('created_at', '>=', start)
    .orderBy('id')
    .execute();
  const opening = balance - rows.reduce((sum, { delta }) => sum + delta, 0);
  const { dailyTokens } = await newestTerms(trx, 'free');
  return planTokensLeft(opening, rows, dailyTokens);
}

/** Ends a running or future period and moves later ones up. Returns the plan's new end; null when it has ended. */
async function shorten(
  trx: Transaction<DB>,
  asked: { userId: string; grant: { starts_at: Date; ends_at: Date }; planEndsAt: Date; now: Date },
): Promise<Date | null> {
  const { userId, grant, planEndsAt, now } = asked;
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
  const end = earlier(planEndsAt);
  const endsAt = end > now ? end : null;
  await trx
    .updateTable('user_tokens')
    .set(endsAt ? { plan_ends_at: endsAt } : { plan: 'free', plan_ends_at: null })
    .where('user_id', '=', userId)
    .execute();
  return endsAt;
}

/**
 * Revokes the unused rest of one source's period in the caller's transaction: later periods move up; without one the
 * person gets the free plan and the plan's unspent tokens are revoked too. The free plan's tokens and grants stay.
 * Parallel charges are serialized.
 */
export async function takePlanBack(
  trx: Transaction<DB>,
  { userId, source, now }: { userId: string; source: string; now: Date },
): Promise<PlanTakenBack> {
  const row = await trx
    .selectFrom('user_tokens')
    .select(['tokens', 'plan', 'plan_ends_at'])
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
  if (!row || !grant) return { taken: false, endsAt: row?.plan_ends_at ?? null, tokens: 0 };
  const runs = row.plan_ends_at !== null && grant.plan === row.plan && grant.ends_at > now;
  const endsAt =
    runs && row.plan_ends_at
      ? await shorten(trx, { userId, grant, planEndsAt: row.plan_ends_at, now })
      : row.plan_ends_at;
  const plan = runs && !endsAt ? 'free' : planInForce(row.plan as PlanId, endsAt, now);
  const start = plan === 'free' ? await firstStart(trx, userId, grant.starts_at) : null;
  const tokens = start ? await unspentSince(trx, { userId, balance: row.tokens, start }) : 0;
  if (runs || tokens > 0) {
    await bookPlanChange(trx, { userId, plan, delta: tokens > 0 ? -tokens : 0, key: `back:${source}`, now });
  }
  return { taken: runs, endsAt, tokens };
}
