import type { GenreId } from '#domain/generation/genres.ts';
import type { EndingId, Narrator } from '#domain/wizard/types.ts';
import type { Deps } from '#server/context.ts';
import type { StoryOwner } from './owner.ts';

/** A stored wizard story. */
export interface StoryRow {
  id: string;
  user_id: string | null;
  guest_id: string | null;
  narrator: Narrator;
  genre: GenreId;
  character_id: string;
  beginning_id: string;
  summary: string;
  summarised_chapters: number;
}

export interface ChapterRow {
  chapter: number;
  generation_id: string;
  answers: [string, string];
  ending_id: EndingId;
  text: string;
}

/** Reads a wizard story without checking its owner; undefined when there is none. */
export async function readStory(deps: Deps, id: string): Promise<StoryRow | undefined> {
  const { rows } = await deps.pool.query<StoryRow>({
    text: `SELECT id, user_id, guest_id, narrator, genre, character_id, beginning_id, summary, summarised_chapters
      FROM wizard_stories WHERE id = $1`,
    values: [id],
  });
  return rows[0];
}

/** Whether a stored story belongs to this owner. */
export function isOwnStory(row: StoryRow, owner: StoryOwner | null): boolean {
  if (!owner) return false;
  return owner.userId ? row.user_id === owner.userId : row.guest_id === owner.guestId;
}

/**
 * Reads the delivered chapters in their order.
 * @param textsAfter only chapters after this number get their text, so that the old texts of a long story are not read
 */
export async function readChapters(deps: Deps, storyId: string, textsAfter = 0): Promise<ChapterRow[]> {
  const { rows } = await deps.pool.query<ChapterRow>({
    text: `SELECT c.chapter, c.generation_id, c.answers, c.ending_id,
        CASE WHEN c.chapter > $2 THEN g.result ELSE '' END AS text
      FROM wizard_chapters c JOIN generations g ON g.id = c.generation_id
      WHERE c.story_id = $1 AND g.status IN ('completed', 'stopped') AND g.result <> ''
      ORDER BY c.chapter`,
    values: [storyId, textsAfter],
  });
  return rows;
}
