/** Public API of the feature. */
export { logLocalModels } from './local-models.ts';
export { writerConfig } from './open-config.ts';
export { readRows as readConfigRows } from './read-configs.ts';
export { SecretLostError } from './secrets.ts';
export { openServices } from './services.ts';
export { probeConfig } from './test-config.ts';
export { pricesOf } from './writer-links.ts';
