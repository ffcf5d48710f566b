/** Public API of the development mailbox. */
export { keepMail } from './keep-mail.ts';
export { mountOutbox, outboxPath } from './outbox-page.ts';
