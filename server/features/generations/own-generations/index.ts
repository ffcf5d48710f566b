export { dismissGeneration } from './dismiss-generation.ts';
export { getGeneration, ownGeneration, withLiveText } from './get-generation.ts';
export { getMaterial } from './get-material.ts';
export { latestGeneration } from './latest-generation.ts';
export { listLandingTexts } from './list-landing-texts.ts';
