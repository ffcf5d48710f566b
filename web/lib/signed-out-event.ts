/** Dispatched when a request found no signed-in person (web/features/session). */
export const signedOutEvent = 'app:sign-in-missed';
