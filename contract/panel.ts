import { z } from 'zod';
import { messages } from '#domain/messages/index.ts';
import { day, instant, operation } from './base.ts';
import { writingGoal } from './goals.ts';
import { pendingPayment } from './payments.ts';
import { storySummary } from './stories.ts';
import { balance } from './tokens.ts';

const activityDay = z.object({
  date: day,
  tokensUsed: z.number().int(),
  storiesCreated: z.number().int(),
});
export type ActivityDay = z.infer<typeof activityDay>;

/** The story that was changed last, with the end of its text. */
const lastStory = storySummary
  .pick({ id: true, title: true, genre: true, wordCount: true, updatedAt: true })
  .extend({ ending: z.string() });
export type LastStory = z.infer<typeof lastStory>;

export const panelOverview = z.object({
  /** The balance with the plan and its end; null when it could not be read. */
  balance: balance.nullable(),
  /** A payment that PayTR has not decided; null when there is none or it could not be read. */
  pendingPayment: pendingPayment.nullable(),
  /** When the account was created. */
  memberSince: instant.nullable(),
  /** Stories outside the bin; null when they could not be counted. */
  stories: z.number().int().nullable(),
  /** The story to continue with; null without stories or when it could not be read. */
  lastStory: lastStory.nullable(),
  /** The last seven Istanbul days, oldest first, today last; null when they could not be read. */
  activity: z.array(activityDay).nullable(),
  /** The daily goal, the written words and the streak; null when they could not be read. */
  goal: writingGoal.nullable(),
});
export type PanelOverview = z.infer<typeof panelOverview>;

export const panel = {
  overview: operation
    .meta({ access: 'user', fallback: 'PANEL_LOAD_FAILED' })
    .route({
      method: 'GET',
      path: '/panel',
      tags: ['Panel'],
      summary:
        'Balance, membership, totals, the last story, the last seven days and the writing goal in one answer; a part that failed is null',
    })
    .errors({ PANEL_LOAD_FAILED: { status: 500, message: messages.panel.loadFailed } })
    .output(panelOverview),
};
