/** Public API of messages to support. */
export { sweepMessages } from './sweep-messages.ts';
