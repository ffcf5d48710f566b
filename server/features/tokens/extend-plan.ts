import type { Transaction } from 'kysely';
import { paidUntil } from '#domain/billing/plan-orders.ts';
import type { PlanId } from '#domain/billing/plans.ts';
import { istanbulDay } from '#domain/time/time.ts';
import type { DB } from '#server/db/schema.generated.ts';
import { agreedTerms, newestTerms, termsInForce } from '../plan-terms/index.ts';
import { bookPlanChange } from './book-plan-change.ts';
import { planInForce } from './plan-in-force.ts';

/** A period of a paid plan to grant. */
export interface PlanExtension {
  userId: string;
  plan: 'pro';
  /** The version of the plan's terms that was agreed on; the newest where nothing was agreed before. */
  termsVersion?: number | undefined;
  /** Its source ('payment:ORDER'): each source extends the plan once. */
  source: string;
  now: Date;
  /** Its end when another service decides it; otherwise 31 days from now, or from the end of the running plan. */
  until?: Date | undefined;
}

export type PlanExtended =
  | {
      given: true;
      startsAt: Date;
      endsAt: Date;
      /** Whether it extends a running plan. */
      extended: boolean;
      /** The former end; null when no such plan was running. */
      endedAt: Date | null;
    }
  /** `no_account`: it was deleted; `other_plan`: its plan can't be extended (publisher, or one without an end). */
  | { given: false; why: 'no_account' | 'other_plan' };

/**
 * Grants a period of a paid plan in the caller's transaction, once per source: extends the plan's end and raises the
 * balance to the plan's allowance at once (docs/product/tokens.md). Parallel calls are serialized.
 */
export async function extendPlan(trx: Transaction<DB>, asked: PlanExtension): Promise<PlanExtended> {
  const { userId, plan, source, now } = asked;
  const row = await trx
    .selectFrom('user_tokens')
    .select(['tokens', 'plan', 'plan_ends_at'])
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) return { given: false, why: 'no_account' };
  const known = await trx
    .selectFrom('plan_grants')
    .select(['starts_at', 'ends_at', 'created_at'])
    .where('source', '=', source)
    .executeTakeFirst();
  if (known) {
    const extended = known.starts_at > known.created_at;
    const endedAt = extended ? known.starts_at : null;
    return { given: true, startsAt: known.starts_at, endsAt: known.ends_at, extended, endedAt };
  }
  const running = planInForce(row.plan as PlanId, row.plan_ends_at, now);
  if (running !== 'free' && (running !== plan || row.plan_ends_at === null)) {
    return { given: false, why: 'other_plan' };
  }
  const endedAt = running === plan ? row.plan_ends_at : null;
  const startsAt = endedAt ?? now;
  const endsAt = asked.until ?? paidUntil(now, endedAt);
  if (endsAt <= startsAt) {
    // An outside service's end that is not later leaves the running plan unchanged.
    return { given: true, startsAt: now, endsAt: endedAt ?? endsAt, extended: endedAt !== null, endedAt };
  }
  const terms =
    asked.termsVersion === undefined
      ? await newestTerms(trx, plan)
      : await agreedTerms(trx, { plan, version: asked.termsVersion });
  await trx
    .insertInto('plan_grants')
    .values({
      user_id: userId,
      plan,
      terms_version: terms.version,
      source,
      starts_at: startsAt,
      ends_at: endsAt,
      created_at: now,
    })
    .execute();
  await trx
    .updateTable('user_tokens')
    .set({ plan, plan_ends_at: endsAt, allowance_day: istanbulDay(now) })
    .where('user_id', '=', userId)
    .execute();
  // A renewal's terms begin with its period: today's tokens are still those of the running one.
  const { dailyTokens } = endedAt === null ? terms : await termsInForce(trx, userId, now);
  const delta = Math.max(0, dailyTokens - row.tokens);
  await bookPlanChange(trx, { userId, plan, delta, key: source, now });
  return { given: true, startsAt, endsAt, extended: endedAt !== null, endedAt };
}
