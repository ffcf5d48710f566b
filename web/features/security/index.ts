/** The face of the account's own room for other features. */

export { deviceName } from './device-name.ts';
export { VerificationBanner } from './verification-banner.tsx';
