import { type AppContext, signedIn } from '#server/context.ts';

/** The number of the user's stories outside the bin. */
export async function readStoryTotal(ctx: AppContext): Promise<number> {
  const row = await ctx.deps.db
    .selectFrom('story_totals')
    .select('stories')
    .where('user_id', '=', signedIn(ctx).id)
    .executeTakeFirst();
  return row?.stories ?? 0;
}

/** Numbers of stories outside the bin by the Istanbul day (YYYY-MM-DD) of their creation, from the day `from`. */
export async function readStoryDays(ctx: AppContext, from: string): Promise<ReadonlyMap<string, number>> {
  const rows = await ctx.deps.db
    .selectFrom('story_days')
    .select(['day', 'stories'])
    .where('user_id', '=', signedIn(ctx).id)
    .where('day', '>=', from)
    .execute();
  return new Map(rows.map(({ day, stories }) => [day, stories]));
}
