export { adultAccessOf, refuseAdultContent } from './adult-request.ts';
export { buildStoryJob } from './build-story-job.ts';
export { entryName } from './entry-name.ts';
export { chargedText, type GenerationRequest, recordedSurface } from './generation-request.ts';
export { checkSelection } from './passage-job.ts';
export { previewGeneration } from './preview-generation.ts';
