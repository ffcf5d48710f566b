export { generationsRouter } from './router.ts';
export { drainGenerations, startGenerationSweep } from './running.ts';
