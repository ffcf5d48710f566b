/** Public API of messages to support. */
export { sweepConversationLinks } from './conversation-link.ts';
