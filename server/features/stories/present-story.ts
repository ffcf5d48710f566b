import type { BinnedStory, Story, StorySummary } from '#contract/stories.ts';
import { type Rating, ratings } from '#domain/generation/genres.ts';
import { binDays } from '#domain/story/story-storage.ts';
import { dayMs } from '#domain/time/durations.ts';
import { readNotes } from './story-draft.ts';

/** Columns of a whole story, and of one in a list (which never reads the text). */
export const summaryColumns = [
  'id',
  'title',
  'genre',
  'preview',
  'rating',
  'word_count',
  'revision',
  'created_at',
  'updated_at',
] as const;
export const storyColumns = [
  'id',
  'title',
  'content',
  'genre',
  'prompt',
  'rating',
  'character_ids',
  'plot_element_ids',
  'chapter_notes',
  'word_count',
  'revision',
  'created_at',
  'updated_at',
] as const;

interface CommonRow {
  id: string;
  title: string;
  genre: string;
  rating: string;
  word_count: number;
  revision: number;
  created_at: Date;
  updated_at: Date;
}

/** The table's constraint knows the same ratings. */
const isRating = (value: string): value is Rating => Object.hasOwn(ratings, value);
/** A rating as it is kept. */
export const readRating = (value: string): Rating => (isRating(value) ? value : 'safe');

function presentCommon(row: CommonRow) {
  return {
    id: row.id,
    title: row.title,
    genre: row.genre,
    rating: readRating(row.rating),
    wordCount: row.word_count,
    revision: row.revision,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** A story as its owner receives it. */
export function presentStory(
  row: CommonRow & {
    content: string;
    prompt: string;
    character_ids: string[];
    plot_element_ids: string[];
    chapter_notes: string;
  },
): Story {
  return {
    ...presentCommon(row),
    content: row.content,
    prompt: row.prompt,
    characterIds: row.character_ids,
    plotElementIds: row.plot_element_ids,
    chapters: readNotes(row.chapter_notes),
  };
}

/** A story as the bin shows it. */
export function presentBinned(row: SummaryRow & { trashed_at: Date }): BinnedStory {
  return {
    ...presentSummary(row),
    trashedAt: row.trashed_at.toISOString(),
    goesAt: new Date(row.trashed_at.getTime() + binDays * dayMs).toISOString(),
  };
}

/** What a list reads of a story. */
export type SummaryRow = CommonRow & { preview: string };

/** A story as a list shows it. */
export function presentSummary(row: SummaryRow): StorySummary {
  return { ...presentCommon(row), preview: row.preview };
}
