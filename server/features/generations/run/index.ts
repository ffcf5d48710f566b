export { drainGenerations, generationRegistry, startGenerationSweep } from './generation-registry.ts';
export { runGeneration } from './run-generation.ts';
export { leaseInterval } from './timing.ts';
