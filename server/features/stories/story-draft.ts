import type { Rating } from '#domain/generation/genres.ts';
import { limits } from '#domain/limits.ts';
import { type ChapterNote, notesToKeep } from '#domain/story/book/chapter-notes.ts';
import { countWords, preview } from '#domain/story/story.ts';

/** What a person saves; trimmed and measured by the contract. */
export interface StoryDraft {
  title: string;
  content: string;
  genre: string;
  prompt: string;
  rating: Rating;
  characterIds: string[];
  plotElementIds: string[];
  /** Left out where what was noted stays. */
  chapters?: ChapterNote[] | undefined;
}

/** The column that notes fill. */
export function noteColumn(notes: readonly ChapterNote[]): string {
  const kept = notesToKeep(notes);
  return kept.length === 0 ? '' : JSON.stringify(kept);
}

/** The notes of a column that `noteColumn` filled. */
export const readNotes = (column: string): ChapterNote[] =>
  column === '' ? [] : (JSON.parse(column) as ChapterNote[]);

/** Enough of a text to make its preview of, however much white space it begins with. */
const previewSource = 4_000;

/** The columns that a story's texts fill, with what is derived from them. */
export function textColumns(texts: Pick<StoryDraft, 'title' | 'content' | 'genre' | 'prompt'>) {
  return {
    title: texts.title,
    content: texts.content,
    genre: texts.genre,
    prompt: texts.prompt,
    preview: preview(texts.content.slice(0, previewSource), limits.preview),
    word_count: countWords(texts.content),
  };
}

/** The columns that a draft fills, with what is derived from its text. */
export function draftColumns(draft: StoryDraft) {
  return {
    ...textColumns(draft),
    rating: draft.rating,
    character_ids: draft.characterIds,
    plot_element_ids: draft.plotElementIds,
    ...(draft.chapters && { chapter_notes: noteColumn(draft.chapters) }),
  };
}

const isSameList = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((item, index) => item === b[index]);

/** Whether a stored story holds exactly what a draft says. */
export function isSameDraft(stored: StoryDraft, draft: StoryDraft): boolean {
  return (
    stored.title === draft.title &&
    stored.content === draft.content &&
    stored.genre === draft.genre &&
    stored.prompt === draft.prompt &&
    stored.rating === draft.rating &&
    isSameList(stored.characterIds, draft.characterIds) &&
    isSameList(stored.plotElementIds, draft.plotElementIds) &&
    (!draft.chapters || noteColumn(stored.chapters ?? []) === noteColumn(draft.chapters))
  );
}
