export { followGeneration } from './follow-generation.ts';
export { withOpenStreamLimit } from './open-stream-limit.ts';
export { stopGeneration } from './stop-generation.ts';
export { waitForOutcome, watchGeneration } from './watch-generation.ts';
