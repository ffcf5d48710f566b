import type { PlanTerms } from '#domain/billing/plans.ts';
import { dayMs } from '#domain/time/durations.ts';
import { nextIstanbulMidnight } from '#domain/time/time.ts';
import type { Deps } from '#server/context.ts';

/** The start of the Istanbul day of `now`; wizard stories are counted from it (docs/product/plans.md). */
export function dayStart(now: Date): Date {
  return new Date(nextIstanbulMidnight(now).getTime() - dayMs);
}

/** How many wizard stories a user can start today; null is unlimited. Only delivered first chapters count. */
export async function storiesLeft(
  deps: Deps,
  userId: string,
  { wizardPerDay }: PlanTerms,
): Promise<number | null> {
  if (wizardPerDay === null) return null;
  const { rows } = await deps.pool.query<{ begun: number }>({
    text: 'SELECT count(*)::integer AS begun FROM wizard_stories_since($1, $2)',
    values: [userId, dayStart(deps.now())],
  });
  return Math.max(0, wizardPerDay - (rows[0]?.begun ?? 0));
}
