import type { Story } from '#contract/stories.ts';
import type { ChapterNote } from '#domain/book/chapter-notes.ts';
import type { Rating } from '#domain/genres.ts';
import { savedCardIds } from '#web/features/cards/index.ts';
import { ApiError } from '#web/lib/api-error.ts';
import type { StoryFields } from './drafts/draft.ts';

interface StoryPayload {
  title: string;
  content: string;
  genre: string;
  prompt: string;
  rating: Rating;
  characterIds: string[];
  plotElementIds: string[];
  chapters: ChapterNote[];
}

/** The story as another window has saved it, where that is why this save was refused; else null. */
export function changedStory(fault: unknown): Story | null {
  if (!(fault instanceof ApiError) || fault.code !== 'STORY_CHANGED') return null;
  return (fault.data as { current?: Story } | undefined)?.current ?? null;
}

/** The calls that saving makes; the browser's API client fits it. */
export interface StorySaver {
  create(input: { id: string } & StoryPayload): Promise<Story>;
  update(input: { id: string; revision: number; overwrites?: boolean } & StoryPayload): Promise<Story>;
}

/** Which story is saved over, and as which of its revisions it was last seen; null for a new one. */
export interface SaveTarget {
  id: string;
  revision: number | null;
  /** The writer has seen what they overwrite: the server keeps it as a revision. */
  overwrites?: boolean;
}

/** A saved story as the editor names its parts. */
export function fieldsOf(story: Story): StoryFields {
  const { title, genre, prompt: idea, content, rating, characterIds, plotElementIds, chapters } = story;
  const added = { characters: characterIds, plot: plotElementIds };
  return { title, genre, idea, content, rating, added, chapters };
}

/**
 * Saves the fields as the story `id`: a new one under the id that this client made, an opened one on top of the
 * revision it was based on. Throws STORY_CHANGED where another tab saved in between.
 */
export async function saveStory(api: StorySaver, target: SaveTarget, fields: StoryFields): Promise<Story> {
  const { title, content, genre, idea: prompt, rating, added, chapters } = fields;
  const payload = { title, content, genre, prompt, rating, ...savedCardIds(added), chapters: [...chapters] };
  const { id, revision, overwrites = false } = target;
  if (revision !== null) return api.update({ id, revision, ...(overwrites && { overwrites }), ...payload });
  try {
    return await api.create({ id: target.id, ...payload });
  } catch (fault) {
    // An earlier answer was lost: the server still has the text of that first attempt, so this one goes on top of it.
    const first = changedStory(fault);
    if (first?.revision !== 1) throw fault;
    return api.update({ id: target.id, revision: first.revision, ...payload });
  }
}
