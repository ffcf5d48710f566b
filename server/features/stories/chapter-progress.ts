import { sql } from 'kysely';
import type { ListedStory } from '#contract/stories.ts';
import type { ChapterStatus } from '#domain/story/book/chapter-notes.ts';

const done: ChapterStatus = 'done';

/**
 * How many of a story's chapters are done, from the column `chapter_notes`; null without notes. Counted by the database:
 * the notes hold the chapters' summaries.
 */
export const progressColumn = sql<ListedStory['progress']>`CASE WHEN chapter_notes <> '' THEN (
    SELECT json_build_object('done', count(*) FILTER (WHERE note ->> 'status' = ${sql.lit(done)}), 'total', count(*))
    FROM json_array_elements(chapter_notes::json) AS note) END`;
