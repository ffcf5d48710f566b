/** Public API of the trials of configured models. */
export { modelTrialJob } from './model-trial-job.ts';
