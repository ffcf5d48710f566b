export { generationsRouter, selectionsRouter, variantsRouter } from './router.ts';
export { drainGenerations, startGenerationSweep } from './run/index.ts';
