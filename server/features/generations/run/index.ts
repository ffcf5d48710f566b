export { drainGenerations, generationRegistry, startGenerationSweep } from './generation-registry.ts';
export { runGeneration } from './run-generation.ts';
export { storeTrialCalls } from './store-calls.ts';
export { leaseInterval } from './timing.ts';
