export { adultAccessOf, refuseAdultContent } from './adult-request.ts';
export { entryName } from './entry-name.ts';
export { chargedText, type GenerationRequest, recordedSurface } from './generation-request.ts';
export { jobFor } from './job.ts';
export { previewGeneration } from './preview-generation.ts';
export { checkSelection } from './selection-job.ts';
