import { z } from 'zod';
import { messages } from '#domain/messages/index.ts';
import { goalBounds } from '#domain/story/goals.ts';
import { day, operation, uuid } from './base.ts';

const written = z.object({
  date: day,
  /** Words that the writer added by hand, less the deleted ones; at least 0. */
  words: z.number().int(),
  /** Words that generations added. */
  aiWords: z.number().int(),
  /** The goal of that day; null without one. */
  goal: z.number().int().nullable(),
});

const goal = z
  .number({ error: messages.goals.range })
  .int({ error: messages.goals.range })
  .min(goalBounds.min, { error: messages.goals.range })
  .max(goalBounds.max, { error: messages.goals.range });

export const writingGoal = z.object({
  /** Words a day; null without a goal. */
  dailyWords: z.number().int().nullable(),
  today: written,
  /** The last seven Istanbul days, oldest first, today last. */
  days: z.array(written),
  /** Days in a row, by the rule of domain/story/goals.ts. */
  streak: z.number().int(),
});
export type WritingGoal = z.infer<typeof writingGoal>;

const total = z.number().int().min(-1_000_000).max(1_000_000);
const failed = { GOAL_FAILED: { status: 500, message: messages.goals.failed } };

export const goals = {
  read: operation
    .meta({ access: 'user', fallback: 'GOAL_FAILED' })
    .route({
      method: 'GET',
      path: '/goals',
      tags: ['Hedef'],
      summary: 'The daily goal, what was written this week, and the streak',
    })
    .errors(failed)
    .output(writingGoal),
  set: operation
    .meta({ access: 'user', fallback: 'GOAL_FAILED' })
    .route({ method: 'PUT', path: '/goals', tags: ['Hedef'], summary: 'Set the daily goal, or leave it' })
    .errors(failed)
    .input(z.object({ dailyWords: goal.nullable() }))
    .output(writingGoal),
  /** A session is one open editor on one day. */
  report: operation
    .meta({ access: 'user', fallback: 'GOAL_FAILED' })
    .route({
      method: 'PUT',
      path: '/goals/written',
      tags: ['Hedef'],
      summary: 'Tell what an open editor has added on a day: totals, so that a repeat changes nothing',
    })
    .errors(failed)
    .input(
      z.object({
        id: uuid,
        seq: z.number().int().min(1).max(2_000_000_000),
        words: total,
        aiWords: total,
        /** The day of the words; today when it is missing, or too far in the past or future. */
        day: day.optional(),
      }),
    )
    .output(writingGoal),
};
