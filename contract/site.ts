import { z } from 'zod';
import { type AnnouncementLevel, announcementLevels } from '#domain/site/site-settings.ts';
import { operation } from './base.ts';

const levels = Object.keys(announcementLevels) as [AnnouncementLevel, ...AnnouncementLevel[]];

export const site = {
  status: operation
    .meta({ access: 'public' })
    .route({
      method: 'GET',
      path: '/site',
      tags: ['Site'],
      summary: 'What this installation offers, the same for everyone',
    })
    .output(
      z.object({
        /** Who writes: a language model, the built-in storyteller, or nobody while no key is configured. */
        writer: z.enum(['model', 'storyteller', 'none']),
        /** What the writer can take in and put out together, in model tokens; null where it has no such bound. */
        contextTokens: z.number().int().positive().nullable(),
        development: z.boolean(),
        /** Whether somebody takes card payments now (PayTR, or the test page of development). */
        cardPayments: z.boolean(),
        /** Whether those payments are tests: no money moves. */
        testPayments: z.boolean(),
        /** Whether one can sign in with Google here. */
        google: z.boolean(),
        /** Whether visitors may try the generator without an account now. */
        guestTrial: z.boolean(),
        /** Whether the operator has opened adult content; plan and declaration of age come beside it. */
        adultContent: z.boolean(),
      }),
    ),
  notice: operation
    .meta({ access: 'public' })
    .route({
      method: 'GET',
      path: '/site/notice',
      tags: ['Site'],
      summary: 'What stands above every page now: rooms that stay open ask for it',
    })
    .output(
      z.object({
        maintenance: z.boolean(),
        announcement: z.object({ text: z.string(), level: z.enum(levels) }).nullable(),
      }),
    ),
};
