import type { PlanId, PlanTerms } from '#domain/billing/plans.ts';
import type { Deps } from '#server/context.ts';
import { columnsOf, newestTerms } from '#server/features/plan-terms/terms-row.ts';

/** Adds a version to a plan's terms: the newest with changes. */
export async function addTerms(
  { db }: Pick<Deps, 'db'>,
  plan: PlanId,
  changes: Partial<Omit<PlanTerms, 'plan' | 'version'>>,
): Promise<PlanTerms> {
  const newest = await newestTerms(db, plan);
  const terms = { ...newest, ...changes, version: newest.version + 1 };
  await db.insertInto('plan_terms').values(columnsOf(terms)).execute();
  return terms;
}
