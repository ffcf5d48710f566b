/** Public API of messages to support. */
export { findMessages } from './find-messages.ts';
export { sweepMessages } from './sweep-messages.ts';
