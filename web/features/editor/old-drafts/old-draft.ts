import type { Story } from '#contract/stories.ts';
import type { Rating } from '#domain/generation/genres.ts';
import type { ChapterNote } from '#domain/story/book/chapter-notes.ts';
import type { StoryContents } from '#domain/story/document/story-document.ts';
import { type AddedCards, type CardDrafts, savedCardIds } from '#web/features/cards/index.ts';
import type { TextRange } from '../manuscript/text-range.ts';

interface OldFields {
  title: string;
  genre: string;
  idea: string;
  content: string;
  rating?: Rating;
  added?: AddedCards;
  chapters?: readonly ChapterNote[];
}

/** Unsaved work as releases before 0.4.0 kept it in the browser; older ones lacked some of it. */
export interface OldDraft extends OldFields {
  id: string;
  userId: string;
  storyId: string;
  /** The saved revision that it is based on; null for a story never saved. */
  revision: number | null;
  tint?: readonly TextRange[];
  cards?: CardDrafts | null;
  /** Saves whose answers never came. */
  unanswered?: readonly { fields: OldFields }[];
  /** Client clock, ms. */
  updatedAt: number;
}

/** A draft's story as a document has it. */
export const contentsOf = (draft: OldDraft): Partial<StoryContents> => ({
  title: draft.title,
  content: draft.content,
  genre: draft.genre,
  prompt: draft.idea,
  ...(draft.rating && { rating: draft.rating }),
  ...(draft.added && savedCardIds(draft.added)),
  ...(draft.chapters && { chapters: draft.chapters }),
});

/** Whether a draft holds no text that anybody could miss. */
export const isBlankDraft = ({ title, genre, idea, content }: OldDraft): boolean =>
  [title, genre, idea, content].every((text) => text.trim() === '');

/**
 * Where a draft's words go: over the story that they were written on, into a new one where that has changed since, or
 * nowhere where the story has them.
 * @param story as the server has it; null where it has none
 */
export function placeOfDraft(draft: OldDraft, story: Story | null): 'story' | 'new' | 'nowhere' {
  if (!story) return 'new';
  const isSame = (fields: OldFields) =>
    fields.content.trim() === story.content.trim() && fields.title.trim() === story.title.trim();
  if (isSame(draft) && draft.idea.trim() === story.prompt.trim()) return 'nowhere';
  const isOwn =
    (draft.revision ?? 1) === story.revision || (draft.unanswered ?? []).some(({ fields }) => isSame(fields));
  return isOwn ? 'story' : 'new';
}
