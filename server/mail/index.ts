/** The public API of mails, for the features that write them and the composition root. */
export { createMailQueue } from './mail-queue.ts';
export { type MailSite, mailSite, senderOf, supportEmailOf } from './mail-site.ts';
export { refuseAddress } from './refuse-address.ts';
export { sendMailJob } from './send-mail-job.ts';
export { type MailParts, writeMail } from './write-mail.ts';
