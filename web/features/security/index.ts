/** The face of the account's own room for other features. */
export { VerificationBanner } from './verification-banner.tsx';
