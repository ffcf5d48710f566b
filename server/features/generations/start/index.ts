export { createGeneration } from './create-generation.ts';
export { streamGeneration } from './stream-generation.ts';
export { type StreamReader, streamRequest } from './stream-request.ts';
