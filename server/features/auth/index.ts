/** Public API of sessions, passwords, attempt limits and guest cookies. */
export {
  countCodeGuess,
  countExport,
  countLink,
  countRecoveryCodeGuess,
  countSecondFactorGuess,
  countSecondFactorSetUp,
  forgiveSignIns,
} from './attempt-limits.ts';
export { claimAddress } from './claim-address.ts';
export { guestCookie, readGuestId, sessionCookie, sessionSeconds } from './cookies.ts';
export { findKnownDevice, sendDeviceMark } from './device-marks.ts';
export { endAccess } from './end-access.ts';
export { completeWaitingSignIn, finishSignIn, tryWaitingSignIn } from './finish-sign-in.ts';
export { askFreshSignIn, isFreshSignIn } from './fresh-sign-in.ts';
export { isAdministrator } from './is-administrator.ts';
export { lockAccount, refuseEndedSession } from './lock-account.ts';
export { countMail } from './mail-limits.ts';
export { readNamedAdministrators } from './named-administrators.ts';
export { endSessionCookie } from './open-session.ts';
export { endPassingCookie, readPassing, sendPassingCookie } from './passing-cookies.ts';
export { askPassword, hashNewPassword, hasPassword, setPassword } from './passwords.ts';
export { proveHolder } from './prove-holder.ts';
export { readViewer } from './read-viewer.ts';
export { resolveSession } from './resolve-session.ts';
