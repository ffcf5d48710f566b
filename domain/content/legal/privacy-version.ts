/** The day that the privacy notice in force is dated with; an account's consent record names it (`legal_texts`). */
export const privacyVersion = '2026-11-22';
