/** Public API of the feature. */
export { logLocalModels } from './local-models.ts';
export { readRows as readConfigRows } from './read-configs.ts';
export { openServices } from './services.ts';
export { probeConfig } from './test-config.ts';
