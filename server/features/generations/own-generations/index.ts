export { dismissGeneration } from './dismiss-generation.ts';
export { generationMaterial } from './generation-material.ts';
export { getGeneration, ownGeneration, withLiveText } from './get-generation.ts';
export { latestGeneration } from './latest-generation.ts';
export { listLandingTexts } from './list-landing-texts.ts';
