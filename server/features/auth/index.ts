/** The face of sessions and guests for the API's access rule and for other features. */
export { guestCookie, readGuestId, sessionCookie, sessionSeconds } from './cookies.ts';
export { readViewer } from './read-viewer.ts';
export { resolveSession } from './resolve-session.ts';
