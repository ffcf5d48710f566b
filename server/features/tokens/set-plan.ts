import type { Transaction } from 'kysely';
import type { PlanId } from '#domain/billing/plans.ts';
import { istanbulDay } from '#domain/time/time.ts';
import type { DB } from '#server/db/schema.generated.ts';
import { newestTerms } from '../plan-terms/index.ts';
import { bookPlanChange } from './book-plan-change.ts';
import { planInForce } from './plan-in-force.ts';

/** A plan and its balance at one moment. */
interface PlanState {
  plan: PlanId;
  planEndsAt: Date | null;
  tokens: number;
}

export type PlanSet =
  | { changed: boolean; before: PlanState; after: PlanState }
  /** `no_account`: it was deleted; `other_plan`: the key has set another plan. */
  | { refused: 'no_account' | 'other_plan' };

interface AskedPlan {
  userId: string;
  plan: PlanId;
  /** Of a paid plan; null for the free one. */
  endsAt: Date | null;
  key: string;
  now: Date;
}

/**
 * Sets a plan by an administrator's decision, in the caller's transaction, once per key: all running and future periods
 * end now, a paid plan lasts until the chosen end with the newest terms, and the balance is raised to its allowance at once
 * (docs/product/tokens.md). Revoking a plan this way keeps its tokens.
 */
export async function setPlan(trx: Transaction<DB>, asked: AskedPlan): Promise<PlanSet> {
  const { userId, plan, endsAt, key, now } = asked;
  const row = await trx
    .selectFrom('user_tokens')
    .select(['tokens', 'plan', 'plan_ends_at'])
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) return { refused: 'no_account' };
  const running = planInForce(row.plan as PlanId, row.plan_ends_at, now);
  const before: PlanState = {
    plan: running,
    planEndsAt: running === 'free' ? null : row.plan_ends_at,
    tokens: row.tokens,
  };
  const source = `admin:${key}`;
  const earlier = await trx
    .selectFrom('token_ledger')
    .select('plan')
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', source)
    .executeTakeFirst();
  if (earlier) {
    return earlier.plan === plan ? { changed: false, before, after: before } : { refused: 'other_plan' };
  }
  if (plan === 'free' && running === 'free') return { changed: false, before, after: before };
  await trx
    .updateTable('plan_grants')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('ends_at', '>', now)
    .execute();
  const terms = await newestTerms(trx, plan);
  if (plan !== 'free' && endsAt) {
    await trx
      .insertInto('plan_grants')
      .values({
        user_id: userId,
        plan,
        terms_version: terms.version,
        source: `${source}:${userId}`,
        starts_at: now,
        ends_at: endsAt,
        created_at: now,
      })
      .execute();
  }
  const delta = plan === 'free' ? 0 : Math.max(0, terms.dailyTokens - row.tokens);
  await trx
    .updateTable('user_tokens')
    .set({
      plan,
      plan_ends_at: plan === 'free' ? null : endsAt,
      ...(plan !== 'free' && { allowance_day: istanbulDay(now) }),
    })
    .where('user_id', '=', userId)
    .execute();
  await bookPlanChange(trx, { userId, plan, delta, key: source, now });
  return { changed: true, before, after: { plan, planEndsAt: endsAt, tokens: row.tokens + delta } };
}
