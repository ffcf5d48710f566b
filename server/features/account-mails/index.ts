/** Public API of mailed links and codes. */
export { accountMailJob, askForAccountMail } from './account-mail-job.ts';
export {
  accountRemovedMail,
  accountTakenOverMail,
  codeMail,
  emailAlreadyUsedMail,
  emailChangedMail,
  emailChangeNewMail,
  emailChangeOldMail,
  passwordChangedMail,
  passwordDroppedMail,
} from './account-mails.ts';
export {
  findLink,
  forgetEmailChange,
  guessCode,
  issueLink,
  sweepOneTimeTokens,
  takeCode,
  takeLink,
} from './one-time-tokens.ts';
