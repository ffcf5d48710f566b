import type { BinnedStory, Story, StorySummary } from '#contract/stories.ts';
import { binDays } from '#domain/story/story-storage.ts';
import { dayMs } from '#domain/time/durations.ts';
import { readNotes, readRating } from '../story-store/index.ts';

/** Columns of a story in a list, without its text. */
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
/** Columns of a whole story. */
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

/** Converts a row to a whole story. */
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

/** Converts a row to a story in the bin. */
export function presentBinned(row: SummaryRow & { trashed_at: Date }): BinnedStory {
  return {
    ...presentSummary(row),
    trashedAt: row.trashed_at.toISOString(),
    goesAt: new Date(row.trashed_at.getTime() + binDays * dayMs).toISOString(),
  };
}

/** The row of a story in a list. */
export type SummaryRow = CommonRow & { preview: string };

/** Converts a row to a story in a list. */
export function presentSummary(row: SummaryRow): StorySummary {
  return { ...presentCommon(row), preview: row.preview };
}
