/** The face of mailed links and codes for the features that ask for them and take them. */
export { accountMailJob, askForAccountMail } from './account-mail-job.ts';
export {
  emailAlreadyUsedMail,
  emailChangedMail,
  emailChangeNewMail,
  emailChangeOldMail,
  passwordChangedMail,
} from './account-mails.ts';
export { issueLink, sweepOneTimeTokens, takeCode, takeLink } from './one-time-tokens.ts';
