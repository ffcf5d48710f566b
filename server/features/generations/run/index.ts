export { drainGenerations, generationRegistry, startGenerationSweep } from './generation-registry.ts';
export { LiveGeneration } from './live-generation.ts';
export { leaseInterval } from './timing.ts';
export { writeGeneration } from './write-generation.ts';
