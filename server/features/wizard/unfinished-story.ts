import { type PlanTerms, plans } from '#domain/billing/plans.ts';
import type { GenreId } from '#domain/generation/genres.ts';
import type { Deps } from '#server/context.ts';

/**
 * The last wizard story that a user began, when its second chapter is not written yet and the plan includes its genre;
 * null without one. Plans without a daily limit need no reminder of a story that is begun.
 */
export async function unfinishedStory(
  deps: Deps,
  userId: string,
  { plan, wizardPerDay }: PlanTerms,
): Promise<{ id: string; genre: GenreId } | null> {
  if (wizardPerDay === null) return null;
  const { rows } = await deps.pool.query<{ id: string; genre: GenreId; chapters: number }>({
    text: `SELECT s.id, s.genre, d.chapters FROM wizard_stories s
        CROSS JOIN LATERAL (SELECT count(DISTINCT c.chapter)::integer AS chapters
          FROM wizard_chapters c JOIN generations g ON g.id = c.generation_id
          WHERE c.story_id = s.id AND g.status IN ('completed', 'stopped') AND g.result <> '') d
      WHERE s.user_id = $1 AND d.chapters > 0 ORDER BY s.created_at DESC LIMIT 1`,
    values: [userId],
  });
  const [story] = rows;
  if (story?.chapters !== 1) return null;
  if (story.genre === 'nsfw' && !plans[plan].mayBeUncensored) return null;
  return { id: story.id, genre: story.genre };
}
