import { api } from '#server/api.ts';
import { sendMessage } from './send-message.ts';

export const contactRouter = api.contact.router({
  send: api.contact.send.handler(({ context, input }) => sendMessage({ ctx: context, input })),
});
