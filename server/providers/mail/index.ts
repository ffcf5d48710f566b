/** The public API of the mail adapters. */
export { type Mail, type MailAttachment, MailError, type Mailer } from './mailer.ts';
export { createOutboxMailer } from './outbox-mailer.ts';
export { createSmtpMailer, verifySmtp } from './smtp-mailer.ts';
