/** Public API of the site's identity. */
export { openIdentity } from './live-identity.ts';
