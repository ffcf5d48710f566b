/** The face of the development outbox. */
export { keepMail } from './keep-mail.ts';
export { mountOutbox, outboxPath } from './outbox-page.ts';
