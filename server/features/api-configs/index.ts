/** Public API of the feature. */
export { logLocalModels } from './local-models.ts';
export { openServices } from './services.ts';
