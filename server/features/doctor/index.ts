/** Public API of the doctor: the checks of a running site. */
export { type CheckReport, runChecks } from './run-checks.ts';
export { sendTestMail } from './send-test-mail.ts';
