import { sql } from 'kysely';
import { type AppContext, signedIn } from '#server/context.ts';

/** The most stories in the list. */
const shownStories = 100;

interface StoryUse {
  storyId: string;
  title: string | null;
  tokens: number;
  generations: number;
  lastAt: string;
}

/** Returns the tokens spent on each story, the highest first, and those spent without a known story. */
export async function readStoryUse({ ctx }: { ctx: AppContext }): Promise<{
  stories: StoryUse[];
  count: number;
  average: number | null;
  elsewhere: number;
}> {
  const { db } = ctx.deps;
  const userId = signedIn(ctx).id;
  const [{ rows }, total] = await Promise.all([
    sql<{
      id: string;
      title: string | null;
      tokens: number;
      generations: number;
      last: Date;
      stories: number;
      sum: number;
    }>`
      SELECT p.story_id AS id, s.title, sum(g.cost)::int AS tokens, count(*)::int AS generations,
        max(g.created_at) AS last, (count(*) OVER ())::int AS stories, (sum(sum(g.cost)) OVER ())::float8 AS sum
      FROM generation_stories p
        JOIN generations g ON g.id = p.generation_id
        LEFT JOIN stories s ON s.id = p.story_id AND s.user_id = p.user_id AND s.trashed_at IS NULL
      WHERE p.user_id = ${userId} AND g.cost > 0
      GROUP BY p.story_id, s.title
      ORDER BY tokens DESC, id
      LIMIT ${shownStories}`.execute(db),
    sql<{ used: number }>`
      SELECT coalesce(-sum(delta), 0)::float8 AS used FROM token_ledger
      WHERE user_id = ${userId} AND reason IN ('generation', 'text', 'response')`.execute(db),
  ]);
  const count = rows[0]?.stories ?? 0;
  const sum = rows[0]?.sum ?? 0;
  return {
    stories: rows.map((row) => ({
      storyId: row.id,
      title: row.title,
      tokens: row.tokens,
      generations: row.generations,
      lastAt: row.last.toISOString(),
    })),
    count,
    average: count === 0 ? null : Math.round(sum / count),
    elsewhere: Math.max(0, (total.rows[0]?.used ?? 0) - sum),
  };
}
