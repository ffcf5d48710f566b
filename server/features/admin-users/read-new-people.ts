import type { AppContext } from '#server/context.ts';
import { newSince } from './read-stats.ts';
import { readUserCounts } from './user-counts.ts';

/**
 * New accounts by Istanbul day, as of now: the kept sums of the last five weeks and those since the last count. Before the
 * first count only the accounts since `from`.
 */
export async function readNewPeople(ctx: AppContext, from: Date): Promise<ReadonlyMap<string, number>> {
  const { countedAt, byDay } = await readUserCounts(ctx.deps.db);
  const people = new Map(Object.entries(byDay));
  for (const [day, count] of await newSince(ctx, countedAt ?? from)) {
    people.set(day, (people.get(day) ?? 0) + count);
  }
  return people;
}
