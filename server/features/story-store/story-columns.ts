import { type Rating, ratings } from '#domain/generation/genres.ts';
import { limits } from '#domain/limits.ts';
import { openingText } from '#domain/story/book/blocks.ts';
import { type ChapterNote, notesToKeep } from '#domain/story/book/chapter-notes.ts';
import { countWords, preview } from '#domain/story/story.ts';

/** The fields of a story that a client saves; the contract trims and limits them. */
export interface StoryDraft {
  title: string;
  content: string;
  genre: string;
  prompt: string;
  rating: Rating;
  characterIds: readonly string[];
  plotElementIds: readonly string[];
  /** Notes of the chapters; when undefined, the stored notes stay. */
  chapters?: readonly ChapterNote[] | undefined;
}

/** A constraint of the table allows the same ratings. */
const isRating = (value: string): value is Rating => Object.hasOwn(ratings, value);
/** Converts a stored rating to its type. */
export const readRating = (value: string): Rating => (isRating(value) ? value : 'safe');

/** The stored form of chapter notes; empty without any. */
export function noteColumn(notes: readonly ChapterNote[]): string {
  const kept = notesToKeep(notes);
  return kept.length === 0 ? '' : JSON.stringify(kept);
}

/** Reads notes that `noteColumn` wrote. */
export const readNotes = (column: string): ChapterNote[] =>
  column === '' ? [] : (JSON.parse(column) as ChapterNote[]);

/** How many characters of a text its preview is made from; more than the preview, as white space may precede it. */
const previewSource = 4_000;

/** Column values of a story's texts, with the derived columns. */
export function textColumns(texts: Pick<StoryDraft, 'title' | 'content' | 'genre' | 'prompt'>) {
  return {
    title: texts.title,
    content: texts.content,
    genre: texts.genre,
    prompt: texts.prompt,
    preview: preview(openingText(texts.content.slice(0, previewSource)), limits.preview),
    word_count: countWords(texts.content),
  };
}

/** Column values of a saved draft, with the derived columns. */
export function draftColumns(draft: StoryDraft) {
  return {
    ...textColumns(draft),
    rating: draft.rating,
    character_ids: [...draft.characterIds],
    plot_element_ids: [...draft.plotElementIds],
    ...(draft.chapters && { chapter_notes: noteColumn(draft.chapters) }),
  };
}

const isSameList = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((item, index) => item === b[index]);

/** Whether a stored story equals a draft. */
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
