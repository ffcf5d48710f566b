export { createGeneration } from './create-generation.ts';
export { type StreamReader, streamGeneration } from './stream-generation.ts';
