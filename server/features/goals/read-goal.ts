import { sql } from 'kysely';
import type { WritingGoal } from '#contract/goals.ts';
import { streakOf } from '#domain/story/goals.ts';
import { dayMs } from '#domain/time/durations.ts';
import { istanbulDay } from '#domain/time/time.ts';
import { type AppContext, signedIn } from '#server/context.ts';

const shownDays = 7;
/** As far back as a streak is followed, days. */
const longestStreak = 1_000;

/** The daily goal, the last seven days and the streak. */
export async function readGoal({ ctx }: { ctx: AppContext }): Promise<WritingGoal> {
  const { db, now } = ctx.deps;
  const userId = signedIn(ctx).id;
  const dayBefore = (days: number) => istanbulDay(new Date(now().getTime() - days * dayMs));
  const [goal, { rows }] = await Promise.all([
    db.selectFrom('writing_goals').select('daily_words').where('user_id', '=', userId).executeTakeFirst(),
    sql<{ date: string; words: number; ai: number; goal: number | null }>`
      -- A sitting in which more was deleted than written counts as none, and takes nothing from the others.
      SELECT day::text AS date, sum(greatest(words, 0))::int AS words, sum(greatest(ai_words, 0))::int AS ai, max(goal) AS goal
      FROM writing_sessions WHERE user_id = ${userId} AND day > ${dayBefore(longestStreak)}
      GROUP BY day`.execute(db),
  ]);
  const byDate = new Map(rows.map((row) => [row.date, row]));
  const dailyWords = goal?.daily_words ?? null;
  const today = dayBefore(0);
  const days = Array.from({ length: shownDays }, (_, index) => {
    const date = dayBefore(shownDays - 1 - index);
    const row = byDate.get(date);
    return {
      date,
      words: row?.words ?? 0,
      aiWords: row?.ai ?? 0,
      // A goal that was set just now holds for all of today.
      goal: date === today ? dailyWords : (row?.goal ?? null),
    };
  });
  const reached = rows
    .map((row) => ({ ...row, goal: row.date === today ? dailyWords : row.goal }))
    .filter((row) => row.goal !== null && row.words >= row.goal)
    .map(({ date }) => date);
  const last = days.at(-1) ?? { date: today, words: 0, aiWords: 0, goal: dailyWords };
  return { dailyWords, today: last, days, streak: streakOf(reached, today) };
}
