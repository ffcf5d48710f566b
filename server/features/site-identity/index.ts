/** Public API of the site's identity. */
export { readBrand } from './identity-rows.ts';
export { openIdentity } from './live-identity.ts';
