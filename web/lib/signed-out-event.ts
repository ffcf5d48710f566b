/** Heard by the session's upkeep: a call found nobody signed in (web/features/session). */
export const signedOutEvent = 'app:sign-in-missed';
