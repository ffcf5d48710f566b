import { type RawBuilder, sql } from 'kysely';
import type { AccessFilter, ConfirmationFilter, PlanFilter } from '#contract/admin-users.ts';
import { type PlanId, planIds } from '#domain/plans.ts';

/** What an administrator narrows the list to. */
export interface UserFilter {
  plan: PlanFilter;
  confirmation: ConfirmationFilter;
  access: AccessFilter;
}

/**
 * A filter as conditions that exclude each other, each a stretch of one index of `user_directory` in the list's order. A
 * paid plan past its end, which the next run of `plan-life` ends, counts as free meanwhile.
 */
export function stretches({ plan, confirmation, access }: UserFilter, now: Date): RawBuilder<unknown>[] {
  const confirmed = confirmation === 'all' ? [true, false] : [confirmation === 'confirmed'];
  if (access === 'suspended') {
    const ofPlan =
      plan === 'all' ? sql`true` : sql`CASE WHEN plan_ends_at <= ${now} THEN 'free' ELSE plan END = ${plan}`;
    return [sql`suspended AND ${ofPlan} AND confirmed = ANY(${confirmed}::boolean[])`];
  }
  if (plan === 'all' && confirmation === 'all') return [sql`true`];
  const kinds = (ofPlans: readonly PlanId[], and = sql``) =>
    ofPlans.flatMap((one) => confirmed.map((yes) => sql`plan = ${one} AND confirmed = ${yes} ${and}`));
  if (plan === 'all') return kinds(planIds);
  if (plan !== 'free') return kinds([plan], sql`AND (plan_ends_at IS NULL OR plan_ends_at > ${now})`);
  return [...kinds(['free']), ...kinds(['pro', 'publisher'], sql`AND plan_ends_at <= ${now}`)];
}
