export { drainGenerations, startGenerationSweep } from './generation-registry.ts';
export { generationsRouter, selectionsRouter, variantsRouter } from './router.ts';
