import { sql } from 'kysely';
import type { Deps } from '#server/context.ts';
import type { Week } from './week.ts';

/** What a person wrote in a week; of a story only its title. */
export interface WeekOfWriting {
  words: number;
  /** Days with words. */
  days: number;
  /** Daily goal, and on how many days it was reached; null without a goal. */
  goal: { words: number; reached: number } | null;
  /** Stories that were changed. */
  stories: number;
  /** Titles of the stories changed last, newest first, at most three; untitled ones are left out. */
  titles: string[];
  /** The story that was changed last. */
  last: { id: string; title: string } | null;
}

/** Reads what a person wrote in a week; null when nothing was written or changed. */
export async function readWeek(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  { monday, sunday, from, to }: Week,
): Promise<WeekOfWriting | null> {
  const { rows: days } = await sql<{ words: number; goal: number | null }>`
    -- A sitting in which more was deleted than written counts as none.
    SELECT sum(greatest(words, 0))::int AS words, max(goal) AS goal FROM writing_sessions
    WHERE user_id = ${userId} AND day BETWEEN ${monday}::date AND ${sunday}::date GROUP BY day`.execute(db);
  const changed = await db
    .selectFrom('stories')
    .select(['id', 'title', db.fn.countAll<string>().over().as('total')])
    .where('user_id', '=', userId)
    .where('trashed_at', 'is', null)
    .where('updated_at', '>=', from)
    .where('updated_at', '<', to)
    .orderBy('updated_at', 'desc')
    .limit(3)
    .execute();
  const words = days.reduce((sum, day) => sum + day.words, 0);
  const [last] = changed;
  if (words === 0 && !last) return null;
  const goals = days.filter(({ goal }) => goal !== null);
  return {
    words,
    days: days.filter((day) => day.words > 0).length,
    goal:
      goals.length === 0
        ? null
        : {
            words: Math.max(...goals.map(({ goal }) => goal ?? 0)),
            reached: goals.filter((day) => day.goal !== null && day.words >= day.goal).length,
          },
    stories: Number(last?.total ?? 0),
    titles: changed.map(({ title }) => title.trim()).filter((title) => title !== ''),
    last: last ? { id: last.id, title: last.title.trim() } : null,
  };
}
