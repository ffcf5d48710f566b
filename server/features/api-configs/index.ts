/** Public API of the feature. */
export { openServices } from './services.ts';
