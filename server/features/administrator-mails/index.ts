/** Public API of the mails that tell a person what an administrator did with the account. */
export type { AdministratorAct } from './act-mail.ts';
export { mailAboutAct } from './mail-about-act.ts';
