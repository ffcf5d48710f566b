import { z } from 'zod';
import {
  type ContactCategory,
  type ContactStatus,
  contactCategories,
  contactLimits,
  contactStatuses,
  replyStatuses,
} from '#domain/account/contact.ts';
import { planIds } from '#domain/billing/plans.ts';
import { messages } from '#domain/messages/index.ts';
import { cursor, instant, isVisible, oneLine, operation, text, uuid, wholeNumber } from './base.ts';

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
  /** Whether the sender's answer is the newest turn. */
  answered: z.boolean(),
  /** The reference that people see, as "3F2A-9C41-07BD". */
  reference: z.string(),
  /** The administrator who takes care of it; null while nobody does. */
  assignee: z.object({ id: uuid, name: z.string() }).nullable(),
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
  /** Turns after the message, oldest first: replies of administrators and answers of the sender. */
  replies: z.array(
    z.object({
      id: uuid,
      side: z.enum(['support', 'sender']),
      body: z.string(),
      /** The administrator's address; empty for an answer of the sender. */
      authorEmail: z.string(),
      createdAt: instant,
    }),
  ),
  /** How many mailed links still open the conversation without sign-in. */
  openLinks: z.number().int(),
});
export type AdminMessage = z.infer<typeof adminMessage>;

/** The account of a sender, and what else the person wrote. */
const messageSender = z.object({
  account: z
    .object({
      id: uuid,
      name: z.string(),
      username: z.string().nullable(),
      email: z.string(),
      emailVerified: z.boolean(),
      plan: z.enum(planIds),
      planEndsAt: instant.nullable(),
      tokens: z.number().int(),
      createdAt: instant,
      suspendedAt: instant.nullable(),
    })
    .nullable(),
  /** Whether the sender was signed in; else the account was found by the typed address, which proves nothing. */
  signedIn: z.boolean(),
  /** The newest orders of the account. */
  orders: z.array(
    z.object({
      orderId: z.string(),
      plan: z.string(),
      kurus: z.number().int(),
      state: z.string(),
      createdAt: instant,
    }),
  ),
  /** The newest other messages of the same account or address. */
  messages: z.array(
    z.object({ id: uuid, subject: z.string(), status: z.enum(statuses), createdAt: instant }),
  ),
});
export type MessageSender = z.infer<typeof messageSender>;

const savedReply = z.object({
  id: uuid,
  name: z.string(),
  body: z.string(),
  revision: z.number().int(),
});
export type SavedReply = z.infer<typeof savedReply>;

const savedReplyFields = {
  name: text(contactLimits.savedReplyName, m.savedReplyNameRequired)
    .overwrite(oneLine)
    .trim()
    .refine(isVisible, { error: m.savedReplyNameRequired }),
  body: text(contactLimits.reply, m.savedReplyBodyRequired)
    .trim()
    .refine(isVisible, { error: m.savedReplyBodyRequired }),
};

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
         * beginning. A reference finds its message.
         */
        search: text(contactLimits.search).trim().default(''),
        status: z.enum(['all', ...statuses]).default('all'),
        category: z.enum(['all', ...categories]).default('all'),
        /** `mine`: those that the caller takes care of. */
        assignee: z.enum(['all', 'mine']).default('all'),
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
        /** The message's status after the reply. */
        status: z.enum(replyStatuses).default('in_progress'),
      }),
    )
    .output(adminMessage),
  sender: operation
    .meta({ access: 'admin', fallback: 'SENDER_LOAD_FAILED' })
    .route({
      method: 'GET',
      path: '/admin/messages/{id}/sender',
      tags,
      summary: 'The account of a message’s sender, with its newest orders and other messages',
    })
    .errors({ ...missing, SENDER_LOAD_FAILED: { status: 500, message: m.senderFailed } })
    .input(z.object({ id: uuid }))
    .output(messageSender),
  assignees: operation
    .meta({ access: 'admin', fallback: 'MESSAGES_LOAD_FAILED' })
    .route({
      method: 'GET',
      path: '/admin/message-assignees',
      tags,
      summary: 'The administrators who may take care of messages, by name',
    })
    .errors({ MESSAGES_LOAD_FAILED: { status: 500, message: m.loadFailed } })
    .output(z.object({ assignees: z.array(z.object({ id: uuid, name: z.string() })) })),
  assign: operation
    .meta({ access: 'admin', fallback: 'ASSIGN_FAILED' })
    .route({
      method: 'PUT',
      path: '/admin/messages/{id}/assignee',
      tags,
      summary:
        'Assign a message to an administrator, who is told by mail unless it is the caller, or to nobody',
    })
    .errors({ ...missing, ...changed, ASSIGN_FAILED: { status: 500, message: m.assignFailed } })
    .input(z.object({ id: uuid, revision, assigneeId: uuid.nullable() }))
    .output(adminMessage),
  revokeLinks: operation
    .meta({ access: 'admin', fallback: 'REVOKE_FAILED' })
    .route({
      method: 'DELETE',
      path: '/admin/messages/{id}/links',
      tags,
      summary: 'Revoke every mailed link that opens the conversation without sign-in',
    })
    .errors({ ...missing, REVOKE_FAILED: { status: 500, message: m.revokeFailed } })
    .input(z.object({ id: uuid }))
    .output(adminMessage),
  savedReplies: operation
    .meta({ access: 'admin', fallback: 'SAVED_REPLIES_FAILED' })
    .route({ method: 'GET', path: '/admin/saved-replies', tags, summary: 'All saved replies by name' })
    .errors({ SAVED_REPLIES_FAILED: { status: 500, message: m.savedRepliesFailed } })
    .output(z.object({ replies: z.array(savedReply) })),
  saveReply: operation
    .meta({ access: 'admin', fallback: 'SAVED_REPLY_FAILED' })
    .route({
      method: 'PUT',
      path: '/admin/saved-replies/{id}',
      tags,
      summary: 'Create a saved reply under an id of the client (revision 0), or save over one',
    })
    .errors({
      NOT_FOUND: { status: 404, message: m.savedReplyNotFound },
      SAVED_REPLY_CHANGED: {
        status: 409,
        message: m.savedReplyChanged,
        data: z.object({ current: savedReply }),
      },
      SAVED_REPLY_EXISTS: { status: 409, message: m.savedReplyExists },
      SAVED_REPLIES_FULL: { status: 409, message: m.savedRepliesFull },
      SAVED_REPLY_FAILED: { status: 500, message: m.savedReplyFailed },
    })
    .input(z.object({ id: uuid, revision: z.number().int().min(0).max(2_000_000_000), ...savedReplyFields }))
    .output(savedReply),
  removeReply: operation
    .meta({ access: 'admin', fallback: 'SAVED_REPLY_REMOVE_FAILED' })
    .route({ method: 'DELETE', path: '/admin/saved-replies/{id}', tags, summary: 'Delete a saved reply' })
    .errors({ SAVED_REPLY_REMOVE_FAILED: { status: 500, message: m.savedReplyRemoveFailed } })
    .input(z.object({ id: uuid }))
    .output(z.object({ ok: z.literal(true) })),
};
