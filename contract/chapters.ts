import { z } from 'zod';
import { limits } from '#domain/limits.ts';
import { chapterLimits, chapterStatuses } from '#domain/story/book/chapter-notes.ts';
import { mostEarlierChapters } from '#domain/story/book/earlier-chapters.ts';
import { text, uuid } from './base.ts';

/** What is kept of a chapter beside its text: the title by which it is found in the text, and what the writer noted. */
export const chapterNote = z.object({
  id: uuid,
  title: z.string(),
  status: z.enum(chapterStatuses),
  /** Words; null for none. */
  goal: z.number().int().nullable(),
  summary: z.string(),
  /** `chapterMark` of the text that the summary tells; empty without a summary. */
  summaryOf: z.string(),
});

/** Earlier chapters that a generation is told of. */
export const earlierChapters = z
  .array(
    z.object({
      title: text(chapterLimits.title),
      summary: text(chapterLimits.summary).trim(),
      /** Letters from the chapter's beginning to the place that is written at. */
      reach: z.number().int().min(0).max(limits.content),
    }),
  )
  .max(mostEarlierChapters);

/** Notes as a client sends them. */
export const chapterNotes = z
  .array(
    chapterNote.extend({
      title: text(chapterLimits.title),
      goal: z.number().int().min(1).max(chapterLimits.goal).nullable(),
      summary: text(chapterLimits.summary).trim(),
      summaryOf: z.string().regex(/^[0-9a-z]{0,16}$/),
    }),
  )
  .max(chapterLimits.count);
