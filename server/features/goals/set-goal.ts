import type { WritingGoal } from '#contract/goals.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { countWrite } from '#server/http/count-write.ts';
import { readGoal } from './read-goal.ts';

/** Sets the daily goal, or leaves it; past days keep theirs. @throws TOO_MANY_REQUESTS. */
export async function setGoal({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { dailyWords: number | null };
}): Promise<WritingGoal> {
  await countWrite(ctx, 'goals');
  const { db, now } = ctx.deps;
  const userId = signedIn(ctx).id;
  const { dailyWords } = input;
  if (dailyWords === null) await db.deleteFrom('writing_goals').where('user_id', '=', userId).execute();
  else {
    const values = { daily_words: dailyWords, updated_at: now() };
    await db
      .insertInto('writing_goals')
      .values({ user_id: userId, ...values })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
      .execute();
  }
  return readGoal({ ctx });
}
