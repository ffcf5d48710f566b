/** The date of the current privacy notice; an account's consent record stores it (`legal_texts`). */
export const privacyVersion = '2026-11-28';
