/** Public API of mails to many people. */
export { mailingsJob } from './mailings-job.ts';
export { mountMailLists } from './mount-mail-lists.ts';
