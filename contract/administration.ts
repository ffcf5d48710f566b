import { z } from 'zod';
import { contactStatuses } from '#domain/account/contact.ts';
import { planIds } from '#domain/billing/plans.ts';
import { messages } from '#domain/messages/index.ts';
import { pageCacheTypes } from '#domain/site/cache-types.ts';
import { setupStepNames } from '#domain/site/setup-steps.ts';
import { day, instant, operation, text, uuid } from './base.ts';
import { orderStates } from './payments.ts';

const tags = ['Yönetim'];

/** A count; `more` when there are more than were counted. */
const figure = z.object({ count: z.number().int().nonnegative(), more: z.boolean() });
export type Figure = z.infer<typeof figure>;

const messageStatuses = Object.keys(contactStatuses) as [
  keyof typeof contactStatuses,
  ...(keyof typeof contactStatuses)[],
];

/** What a search from anywhere in the administration finds; at most six of each. */
const found = z.object({
  people: z.array(
    z.object({
      id: uuid,
      name: z.string(),
      email: z.string(),
      username: z.string().nullable(),
      plan: z.enum(planIds),
      suspended: z.boolean(),
    }),
  ),
  /** Orders by card and payments by a link. */
  orders: z.array(
    z.object({
      id: uuid,
      /** The order's number, or the callback id of a link. */
      number: z.string(),
      name: z.string(),
      state: z.enum(orderStates),
      kind: z.enum(['card', 'link']),
      amountKurus: z.number().int(),
      createdAt: instant,
    }),
  ),
  /** Notifications that belong to no order here, by PayTR's number or callback id. */
  notifications: z.array(
    z.object({ id: z.number().int(), number: z.string(), totalKurus: z.number().int(), createdAt: instant }),
  ),
  messages: z.array(
    z.object({
      id: uuid,
      subject: z.string(),
      name: z.string(),
      status: z.enum(messageStatuses),
      createdAt: instant,
    }),
  ),
});
export type Found = z.infer<typeof found>;

const count = z.number().int().nonnegative();

/** One Istanbul day in figures. */
const dayFigures = z.object({
  day,
  netKurus: z.number().int(),
  payments: count,
  newPeople: count,
  /** Texts of AI providers; the built-in storyteller's are not counted. */
  texts: count,
  failed: count,
  /** Null when a currency that has costs has no exchange rate. */
  costKurus: z.number().int().nullable(),
  /** Messages to support that came on this day. */
  messages: count,
});
export type DayFigures = z.infer<typeof dayFigures>;

export const administration = {
  search: operation
    .meta({ access: 'admin', fallback: 'ADMIN_SEARCH_FAILED' })
    .route({
      method: 'GET',
      path: '/admin/search',
      tags,
      summary: 'People, orders, notifications and messages by name, address or the beginning of a number',
    })
    .errors({ ADMIN_SEARCH_FAILED: { status: 500, message: messages.administration.searchFailed } })
    .input(z.object({ search: text(100).trim() }))
    .output(found),
  today: operation
    .meta({ access: 'admin', fallback: 'TODAY_LOAD_FAILED' })
    .route({
      method: 'GET',
      path: '/admin/today',
      tags,
      summary:
        'Today and the 13 Istanbul days before in figures, and what waits; each by an index or a kept sum',
    })
    .errors({ TODAY_LOAD_FAILED: { status: 500, message: messages.administration.todayFailed } })
    .output(
      z.object({
        /** 14 days, oldest first, today last. */
        days: z.array(dayFigures),
        openMessages: count,
        /** Orders and memberships without a result, or that need an administrator. */
        waitingPayments: figure,
        /** Seconds since the last good backup, or the last change archived by PostgreSQL; null without any. */
        backupAgeSeconds: z.number().nonnegative().nullable(),
        /** Whether backups are older than two days, or there are none. */
        backupOld: z.boolean(),
      }),
    ),
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
