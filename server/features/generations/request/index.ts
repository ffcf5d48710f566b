export { entryName } from './entry-name.ts';
export { chargedText, type GenerationRequest, recordedSurface } from './generation-request.ts';
export { type PreparedGeneration, prepareGeneration } from './prepare-generation.ts';
export { previewGeneration } from './preview-generation.ts';
