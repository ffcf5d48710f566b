import { type AppContext, signedIn } from '#server/context.ts';

/** How many stories the person has outside the bin. */
export async function readStoryTotal(ctx: AppContext): Promise<number> {
  const row = await ctx.deps.db
    .selectFrom('story_totals')
    .select('stories')
    .where('user_id', '=', signedIn(ctx).id)
    .executeTakeFirst();
  return row?.stories ?? 0;
}

/** Stories outside the bin by the Istanbul day (YYYY-MM-DD) they were begun on, from a day on; days without are left out. */
export async function readStoryDays(ctx: AppContext, from: string): Promise<ReadonlyMap<string, number>> {
  const rows = await ctx.deps.db
    .selectFrom('story_days')
    .select(['day', 'stories'])
    .where('user_id', '=', signedIn(ctx).id)
    .where('day', '>=', from)
    .execute();
  return new Map(rows.map(({ day, stories }) => [day, stories]));
}
