import { sql } from 'kysely';
import type { WritingGoal } from '#contract/goals.ts';
import { lateDays } from '#domain/story/goals.ts';
import { dayMs } from '#domain/time/durations.ts';
import { istanbulDay } from '#domain/time/time.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { countWrite } from '#server/rate-limit/count-write.ts';
import { readGoal } from './read-goal.ts';

/** Sessions of a person that one day holds: far more than anybody opens editors. */
const sessionsADay = 200;

/** The day that words are counted for: theirs where it is one of the last, else today; a wrong clock loses nothing. */
function dayOf(now: Date, told: string | undefined): string {
  const today = istanbulDay(now);
  const oldest = istanbulDay(new Date(now.getTime() - (lateDays - 1) * dayMs));
  return told !== undefined && oldest <= told && told <= today ? told : today;
}

/**
 * Keeps what an open editor has added, also what it could tell only days later. The session belongs to the day of its
 * first report; a report that is older than the last one, or repeats it, changes nothing.
 * @throws TOO_MANY_REQUESTS.
 */
export async function reportWords({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { id: string; seq: number; words: number; aiWords: number; day?: string | undefined };
}): Promise<WritingGoal> {
  await countWrite(ctx, 'goals');
  const { db, now } = ctx.deps;
  const userId = signedIn(ctx).id;
  const day = dayOf(now(), input.day);
  const { id, seq, words, aiWords } = input;
  await sql`
    INSERT INTO writing_sessions AS s (user_id, id, day, seq, words, ai_words, goal)
    SELECT ${userId}, ${id}, ${day}::date, ${seq}, ${words}, ${aiWords}, CASE
      -- A past day is judged by the goal that held then, where any of its words was told in time.
      WHEN ${day} < ${istanbulDay(now())} AND EXISTS (SELECT 1 FROM writing_sessions WHERE user_id = ${userId} AND day = ${day}::date)
        THEN (SELECT max(goal) FROM writing_sessions WHERE user_id = ${userId} AND day = ${day}::date)
      ELSE (SELECT daily_words FROM writing_goals WHERE user_id = ${userId}) END
    WHERE EXISTS (SELECT 1 FROM writing_sessions WHERE user_id = ${userId} AND id = ${id})
      OR (SELECT count(*) FROM writing_sessions WHERE user_id = ${userId} AND day = ${day}::date) < ${sessionsADay}
    ON CONFLICT (user_id, id) DO UPDATE
      SET seq = excluded.seq, words = excluded.words, ai_words = excluded.ai_words,
        goal = CASE WHEN s.day = ${istanbulDay(now())}::date THEN excluded.goal ELSE s.goal END
      WHERE s.seq < excluded.seq`.execute(db);
  return readGoal({ ctx });
}
