import { z } from 'zod';
import { type ContactStatus, contactLimits, contactStatuses } from '#domain/account/contact.ts';
import { messages } from '#domain/messages/index.ts';
import { cursor, instant, isVisible, operation, text, uuid, wholeNumber } from './base.ts';

const m = messages.contact;
const tags = ['Yazışmalar'];
const statuses = Object.keys(contactStatuses) as [ContactStatus, ...ContactStatus[]];

/** A conversation with support in its sender's list. */
const conversationSummary = z.object({
  id: uuid,
  reference: z.string(),
  subject: z.string(),
  status: z.enum(statuses),
  /** Whether support wrote the newest turn. */
  replied: z.boolean(),
  createdAt: instant,
  /** When either side last wrote. */
  lastAt: instant,
});
export type ConversationSummary = z.infer<typeof conversationSummary>;

/** A conversation as its sender sees it: no notes, no names of administrators, no addresses. */
const conversation = conversationSummary.omit({ id: true, replied: true, lastAt: true }).extend({
  /** Oldest first; the first is the message. */
  turns: z.array(
    z.object({ id: uuid, side: z.enum(['sender', 'support']), body: z.string(), createdAt: instant }),
  ),
});
export type Conversation = z.infer<typeof conversation>;

const answer = {
  /** Created by the client for each answer, so that a repeated request stores it once. */
  answerId: uuid,
  body: text(contactLimits.answer, m.answerRequired).trim().refine(isVisible, { error: m.answerRequired }),
};
/** Any other secret opens nothing, so its characters are not checked. */
const secret = text(100);

const missing = { NOT_FOUND: { status: 404, message: m.conversationNotFound } };
const linkGone = { NOT_FOUND: { status: 404, message: m.linkGone } };
const loading = { CONVERSATIONS_LOAD_FAILED: { status: 500, message: m.conversationsFailed } };
const answering = {
  ANSWER_ALREADY_SENT: {
    status: 409,
    message: m.answerAlreadySent,
    data: z.object({ current: conversation }),
  },
  ANSWER_FAILED: { status: 500, message: m.answerFailed },
};

export const conversations = {
  list: operation
    .meta({ access: 'user', fallback: 'CONVERSATIONS_LOAD_FAILED' })
    .route({
      method: 'GET',
      path: '/conversations',
      tags,
      summary: 'The caller’s own conversations with support by keyset pages, the newest answer first',
    })
    .errors(loading)
    .input(z.object({ cursor: cursor.optional(), limit: wholeNumber(1, 50).default(20) }))
    .output(z.object({ conversations: z.array(conversationSummary), nextCursor: cursor.nullable() })),
  get: operation
    .meta({ access: 'user', fallback: 'CONVERSATIONS_LOAD_FAILED' })
    .route({ method: 'GET', path: '/conversations/{id}', tags, summary: 'One of the caller’s conversations' })
    .errors({ ...missing, ...loading })
    .input(z.object({ id: uuid }))
    .output(conversation),
  answer: operation
    .meta({ access: 'user', fallback: 'ANSWER_FAILED' })
    .route({
      method: 'POST',
      path: '/conversations/{id}/answers',
      tags,
      summary: 'Write in an own conversation, which opens it again; a repeat of the same id is one answer',
    })
    .errors({ ...missing, ...answering })
    .input(z.object({ id: uuid, ...answer }))
    .output(conversation),
  openLink: operation
    .meta({ access: 'public', fallback: 'CONVERSATIONS_LOAD_FAILED' })
    .route({
      method: 'POST',
      path: '/conversation-link',
      tags,
      summary: 'The conversation that a mailed link opens, without sign-in',
    })
    .errors({ ...linkGone, ...loading })
    .input(z.object({ secret }))
    .output(conversation),
  answerLink: operation
    .meta({ access: 'public', fallback: 'ANSWER_FAILED' })
    .route({
      method: 'POST',
      path: '/conversation-link/answers',
      tags,
      summary: 'Write in the conversation that a mailed link opens, which opens it again',
    })
    .errors({ ...linkGone, ...answering })
    .input(z.object({ secret, ...answer }))
    .output(conversation),
};
