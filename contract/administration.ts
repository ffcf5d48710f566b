import { z } from 'zod';
import { messages } from '#domain/messages/index.ts';
import { pageCacheTypes } from '#domain/site/cache-types.ts';
import { setupStepNames } from '#domain/site/setup-steps.ts';
import { operation } from './base.ts';

const tags = ['Yönetim'];

/** A count; `more` when there are more than were counted. */
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
        /** From a calculation that is some minutes old; null before the first one. */
        users: figure.nullable(),
        /** Number of messages that are new or in progress. */
        openMessages: figure,
        /** Number of orders and memberships without a result, or that need an administrator. */
        waitingPayments: figure,
        activeApiConfigs: figure,
        /** Whether the site is in read-only mode. */
        maintenance: z.boolean(),
      }),
    ),
  setup: operation
    .meta({ access: 'admin', fallback: 'SETUP_LOAD_FAILED' })
    .route({
      method: 'GET',
      path: '/admin/setup',
      tags,
      summary: 'What each step of the first setup still lacks; no value of a setting',
    })
    .errors({ SETUP_LOAD_FAILED: { status: 500, message: messages.administration.setupFailed } })
    .output(
      z.object({
        steps: z.array(
          z.object({
            name: z.enum(setupStepNames),
            /** Sentences for the administrator; empty for a finished step. */
            missing: z.array(z.string()),
          }),
        ),
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
