export { generationsRouter, selectionsRouter, variantsRouter } from './router.ts';
export { drainGenerations, startGenerationSweep, storeTrialCalls } from './run/index.ts';
