/** The day that the terms of use in force are dated with; an account's consent record names it (`legal_texts`). */
export const termsVersion = '2026-11-22';
