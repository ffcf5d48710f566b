/** The date of the current terms of use; an account's consent record stores it (`legal_texts`). */
export const termsVersion = '2026-11-22';
