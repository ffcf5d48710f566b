import { z } from 'zod';
import { messages } from '#domain/messages/index.ts';
import { pageCacheTypes } from '#domain/site/cache-types.ts';
import { operation } from './base.ts';

const tags = ['Yönetim'];

/** How many there are; `more` where counting stopped, so that a view never counts without end. */
const figure = z.object({ count: z.number().int().nonnegative(), more: z.boolean() });
export type Figure = z.infer<typeof figure>;

export const administration = {
  overview: operation
    .meta({ access: 'admin', fallback: 'OVERVIEW_LOAD_FAILED' })
    .route({
      method: 'GET',
      path: '/admin/overview',
      tags,
      summary: 'The figures of the quick-access tiles, each read by an index',
    })
    .errors({ OVERVIEW_LOAD_FAILED: { status: 500, message: messages.administration.overviewFailed } })
    .output(
      z.object({
        publishedPosts: figure,
        /** As last counted, some minutes ago; null before the first count. */
        users: figure.nullable(),
        /** New messages and those in progress. */
        openMessages: figure,
        /** Orders and memberships that wait for their outcome or for an administrator. */
        waitingPayments: figure,
        activeApiConfigs: figure,
        /** Whether the site only reads just now. */
        maintenance: z.boolean(),
      }),
    ),
  clearPages: operation
    .meta({ access: 'admin', fallback: 'PAGES_NOT_CLEARED' })
    .route({
      method: 'POST',
      path: '/admin/cache/clear',
      tags,
      summary: 'Every process forgets the pages that it keeps rendered; audited',
    })
    .errors({ PAGES_NOT_CLEARED: { status: 500, message: messages.cache.clearAllFailed } })
    .input(z.object({ type: z.enum(pageCacheTypes) }))
    .output(z.object({ ok: z.literal(true) })),
};
