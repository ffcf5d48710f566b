import { z } from 'zod';
import { operation } from './base.ts';

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
      }),
    ),
};
