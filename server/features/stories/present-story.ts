import type { Story, StorySummary } from '#contract/stories.ts';

/** Columns of a whole story, and of one in a list (which never reads the text). */
export const summaryColumns = [
  'id',
  'title',
  'genre',
  'preview',
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
  'word_count',
  'revision',
  'created_at',
  'updated_at',
] as const;

interface CommonRow {
  id: string;
  title: string;
  genre: string;
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
    wordCount: row.word_count,
    revision: row.revision,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** A story as its owner receives it. */
export function presentStory(row: CommonRow & { content: string; prompt: string }): Story {
  return { ...presentCommon(row), content: row.content, prompt: row.prompt };
}

/** A story as a list shows it. */
export function presentSummary(row: CommonRow & { preview: string }): StorySummary {
  return { ...presentCommon(row), preview: row.preview };
}
