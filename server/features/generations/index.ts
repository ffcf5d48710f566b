export { generationsRouter, selectionsRouter, variantsRouter } from './router.ts';
export { drainGenerations, startGenerationSweep } from './running.ts';
