import { sql } from 'kysely';
import type { WritingGoal } from '#contract/goals.ts';
import { istanbulDay } from '#domain/time/time.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { countWrite } from '#server/rate-limit/count-write.ts';
import { readGoal } from './read-goal.ts';

/** Sets the daily goal, or leaves it, for all of today; past days keep theirs. @throws TOO_MANY_REQUESTS. */
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
  const at = now();
  await db.transaction().execute(async (trx) => {
    if (dailyWords === null) await trx.deleteFrom('writing_goals').where('user_id', '=', userId).execute();
    else {
      const values = { daily_words: dailyWords, updated_at: at };
      await trx
        .insertInto('writing_goals')
        .values({ user_id: userId, ...values })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
        .execute();
    }
    // Tomorrow this day is judged by the goal of its sessions: those that were told before must know it too.
    await sql`
      UPDATE writing_sessions SET goal = ${dailyWords}
      WHERE user_id = ${userId} AND day = ${istanbulDay(at)}::date`.execute(trx);
  });
  return readGoal({ ctx });
}
