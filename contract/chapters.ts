import { z } from 'zod';
import { limits } from '#domain/limits.ts';
import { chapterLimits, chapterStatuses } from '#domain/story/book/chapter-notes.ts';
import { maxEarlierChapters } from '#domain/story/book/earlier-chapters.ts';
import { text, uuid } from './base.ts';

/** The notes about a chapter: the title by which it is found in the text, and the writer's notes. */
export const chapterNote = z.object({
  id: uuid,
  title: z.string(),
  status: z.enum(chapterStatuses),
  /** Target length in words; null without one. */
  goal: z.number().int().nullable(),
  summary: z.string(),
  /** `chapterMark` of the text that the summary describes; empty without a summary. */
  summaryOf: z.string(),
});

/** Summaries of earlier chapters for a generation. */
export const earlierChapters = z
  .array(
    z.object({
      title: text(chapterLimits.title),
      summary: text(chapterLimits.summary).trim(),
      /** Characters from the chapter's beginning to the insertion point. */
      reach: z.number().int().min(0).max(limits.content),
    }),
  )
  .max(maxEarlierChapters);

/** Notes in a request. */
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
