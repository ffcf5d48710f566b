import { z } from 'zod';
import { messages } from '#domain/messages/index.ts';
import { day, instant, operation } from './base.ts';
import { writingGoal } from './goals.ts';
import { pendingPayment } from './payments.ts';
import { balance } from './tokens.ts';

const activityDay = z.object({
  date: day,
  tokensUsed: z.number().int(),
  storiesCreated: z.number().int(),
});
export type ActivityDay = z.infer<typeof activityDay>;

export const panelOverview = z.object({
  /** With the plan and its end; null where it could not be read. */
  balance: balance.nullable(),
  /** A payment that waits for PayTR's word; null where there is none, or it could not be read. */
  pendingPayment: pendingPayment.nullable(),
  /** When the account was opened. */
  memberSince: instant.nullable(),
  /** Stories outside the bin; null where they could not be counted. */
  stories: z.number().int().nullable(),
  /** The last seven Istanbul days, oldest first, today last; null where they could not be read. */
  activity: z.array(activityDay).nullable(),
  /** The daily goal, what was written, and the streak; null where they could not be read. */
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
        'Balance, membership, totals, the last seven days and the writing goal in one answer; a part that failed is null',
    })
    .errors({ PANEL_LOAD_FAILED: { status: 500, message: messages.panel.loadFailed } })
    .output(panelOverview),
};
