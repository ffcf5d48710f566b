import { z } from 'zod';
import {
  type ContactCategory,
  type ContactStatus,
  contactCategories,
  contactLimits,
  contactStatuses,
} from '#domain/account/contact.ts';
import { planIds } from '#domain/billing/plans.ts';
import { messages } from '#domain/messages/index.ts';
import { cursor, instant, isVisible, operation, text, uuid, wholeNumber } from './base.ts';

const m = messages.adminMessages;
const categories = Object.keys(contactCategories) as [ContactCategory, ...ContactCategory[]];
const statuses = Object.keys(contactStatuses) as [ContactStatus, ...ContactStatus[]];
const tags = ['Destek mesajları'];

/** A message in a list, with its first 50 characters. */
export const messageSummary = z.object({
  id: uuid,
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  preview: z.string(),
  category: z.enum(categories),
  status: z.enum(statuses),
  /** The sender's plan when the message was sent; null for a visitor. */
  plan: z.enum(planIds).nullable(),
  /** Whether the sender is a paying member; such messages come first while they are open. */
  priority: z.boolean(),
  /** When an administrator last replied. */
  repliedAt: instant.nullable(),
  createdAt: instant,
});
export type MessageSummary = z.infer<typeof messageSummary>;

/** A message with its whole text and replies. */
export const adminMessage = messageSummary.omit({ preview: true }).extend({
  message: z.string(),
  adminNotes: z.string(),
  /** 'unknown' unless the operator records addresses. */
  ipAddress: z.string(),
  userAgent: z.string(),
  /** Incremented by each change; an update names the revision that it is based on. */
  revision: z.number().int(),
  updatedAt: instant,
  /** Replies, oldest first. */
  replies: z.array(z.object({ id: uuid, body: z.string(), authorEmail: z.string(), createdAt: instant })),
});
export type AdminMessage = z.infer<typeof adminMessage>;

const revision = z.number().int().min(1).max(2_000_000_000);
const missing = { NOT_FOUND: { status: 404, message: m.notFound } };
const changed = {
  MESSAGE_CHANGED: {
    status: 409,
    message: m.changedElsewhere,
    data: z.object({ current: adminMessage }),
  },
};

export const adminMessages = {
  list: operation
    .meta({ access: 'admin', fallback: 'MESSAGES_LOAD_FAILED' })
    .route({
      method: 'GET',
      path: '/admin/messages',
      tags,
      summary: 'Messages by keyset pages: the open ones of paying members first, then newest first',
    })
    .errors({ MESSAGES_LOAD_FAILED: { status: 500, message: m.loadFailed } })
    .input(
      z.object({
        cursor: cursor.optional(),
        limit: wholeNumber(1, 100).default(20),
        /**
         * Words that must all occur in name, e-mail or subject; words of one or two characters match only a word's
         * beginning.
         */
        search: text(contactLimits.search).trim().default(''),
        status: z.enum(['all', ...statuses]).default('all'),
        category: z.enum(['all', ...categories]).default('all'),
      }),
    )
    .output(
      z.object({
        messages: z.array(messageSummary),
        nextCursor: cursor.nullable(),
        /** Number of messages that match, up to a limit; null after the first page. */
        total: z.object({ count: z.number().int(), atLeast: z.boolean() }).nullable(),
      }),
    ),
  get: operation
    .meta({ access: 'admin', fallback: 'MESSAGES_LOAD_FAILED' })
    .route({
      method: 'GET',
      path: '/admin/messages/{id}',
      tags,
      summary: 'One message with notes and replies',
    })
    .errors({ ...missing, MESSAGES_LOAD_FAILED: { status: 500, message: m.loadFailed } })
    .input(z.object({ id: uuid }))
    .output(adminMessage),
  stats: operation
    .meta({ access: 'admin', fallback: 'MESSAGE_STATS_FAILED' })
    .route({
      method: 'GET',
      path: '/admin/message-stats',
      tags,
      summary: 'get_contact_stats: how many messages there are, by where they stand',
    })
    .errors({ MESSAGE_STATS_FAILED: { status: 500, message: m.statsFailed } })
    .output(
      z.object({
        totalMessages: z.number().int(),
        newMessages: z.number().int(),
        inProgressMessages: z.number().int(),
        resolvedMessages: z.number().int(),
      }),
    ),
  update: operation
    .meta({ access: 'admin', fallback: 'MESSAGE_UPDATE_FAILED' })
    .route({
      method: 'PUT',
      path: '/admin/messages/{id}',
      tags,
      summary:
        'update_contact_message_status: status and notes; refused when the message changed since the revision that the change is based on',
    })
    .errors({ ...missing, ...changed, MESSAGE_UPDATE_FAILED: { status: 500, message: m.updateFailed } })
    .input(
      z.object({
        id: uuid,
        revision,
        status: z.enum(statuses),
        notes: text(contactLimits.notes).trim(),
      }),
    )
    .output(adminMessage),
  reply: operation
    .meta({ access: 'admin', fallback: 'REPLY_FAILED' })
    .route({
      method: 'POST',
      path: '/admin/messages/{id}/replies',
      tags,
      summary: 'Write back by mail: kept and sent once for each reply id, answers to it go to support',
    })
    .errors({
      ...missing,
      ...changed,
      REPLY_ALREADY_SENT: {
        status: 409,
        message: m.alreadySent,
        data: z.object({ current: adminMessage }),
      },
      REPLY_FAILED: { status: 500, message: m.replyFailed },
    })
    .input(
      z.object({
        id: uuid,
        /** Created by the client for each reply, so that a repeated request sends one mail. */
        replyId: uuid,
        revision,
        body: text(contactLimits.reply, m.replyRequired).trim().refine(isVisible, { error: m.replyRequired }),
      }),
    )
    .output(adminMessage),
};
