import { api } from '#server/api.ts';
import { answerConversation, answerLink } from './answer-conversation.ts';
import { assignMessage, listAssignees } from './assign-message.ts';
import { readStats } from './count-messages.ts';
import { listConversations } from './list-conversations.ts';
import { listMessages } from './list-messages.ts';
import { readMessage } from './message-row.ts';
import { getConversation, openLink } from './open-conversation.ts';
import { readSender } from './read-sender.ts';
import { replyToMessage } from './reply-to-message.ts';
import { revokeLinks } from './revoke-links.ts';
import { listSavedReplies, removeSavedReply, saveSavedReply } from './saved-replies.ts';
import { sendMessage } from './send-message.ts';
import { updateMessage } from './update-message.ts';

export const contactRouter = api.contact.router({
  send: api.contact.send.handler(({ context, input }) => sendMessage({ ctx: context, input })),
});

/** The senders' side of the messages. */
export const conversationsRouter = api.conversations.router({
  list: api.conversations.list.handler(({ context, input }) => listConversations({ ctx: context, input })),
  get: api.conversations.get.handler(({ context, input }) => getConversation({ ctx: context, input })),
  answer: api.conversations.answer.handler(({ context, input }) =>
    answerConversation({ ctx: context, input }),
  ),
  openLink: api.conversations.openLink.handler(({ context, input }) => openLink({ ctx: context, input })),
  answerLink: api.conversations.answerLink.handler(({ context, input }) =>
    answerLink({ ctx: context, input }),
  ),
});

/** The administrators' side of the messages. */
export const adminMessagesRouter = api.adminMessages.router({
  list: api.adminMessages.list.handler(({ context, input }) => listMessages({ ctx: context, input })),
  get: api.adminMessages.get.handler(({ context, input }) =>
    readMessage(context.deps.db, input.id, context.deps.now()),
  ),
  stats: api.adminMessages.stats.handler(({ context }) => readStats({ ctx: context })),
  update: api.adminMessages.update.handler(({ context, input }) => updateMessage({ ctx: context, input })),
  reply: api.adminMessages.reply.handler(({ context, input }) => replyToMessage({ ctx: context, input })),
  sender: api.adminMessages.sender.handler(({ context, input }) => readSender({ ctx: context, input })),
  assignees: api.adminMessages.assignees.handler(({ context }) => listAssignees({ ctx: context })),
  assign: api.adminMessages.assign.handler(({ context, input }) => assignMessage({ ctx: context, input })),
  revokeLinks: api.adminMessages.revokeLinks.handler(({ context, input }) =>
    revokeLinks({ ctx: context, input }),
  ),
  savedReplies: api.adminMessages.savedReplies.handler(({ context }) => listSavedReplies({ ctx: context })),
  saveReply: api.adminMessages.saveReply.handler(({ context, input }) =>
    saveSavedReply({ ctx: context, input }),
  ),
  removeReply: api.adminMessages.removeReply.handler(({ context, input }) =>
    removeSavedReply({ ctx: context, input }),
  ),
});
