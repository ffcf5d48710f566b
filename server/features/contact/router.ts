import { api } from '#server/api.ts';
import { readStats } from './count-messages.ts';
import { listMessages } from './list-messages.ts';
import { readMessage } from './message-row.ts';
import { replyToMessage } from './reply-to-message.ts';
import { sendMessage } from './send-message.ts';
import { updateMessage } from './update-message.ts';

export const contactRouter = api.contact.router({
  send: api.contact.send.handler(({ context, input }) => sendMessage({ ctx: context, input })),
});

/** The administrators' side of the messages. */
export const adminMessagesRouter = api.adminMessages.router({
  list: api.adminMessages.list.handler(({ context, input }) => listMessages({ ctx: context, input })),
  get: api.adminMessages.get.handler(({ context, input }) => readMessage(context.deps.db, input.id)),
  stats: api.adminMessages.stats.handler(({ context }) => readStats({ ctx: context })),
  update: api.adminMessages.update.handler(({ context, input }) => updateMessage({ ctx: context, input })),
  reply: api.adminMessages.reply.handler(({ context, input }) => replyToMessage({ ctx: context, input })),
});
