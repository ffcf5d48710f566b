/** The face of what happens to a paid plan as time goes by. */
export { planLifeJob } from './plan-expiry-job.ts';
