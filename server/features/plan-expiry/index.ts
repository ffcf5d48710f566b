/** Public API of the expiry of paid plans. */
export { planExpiryJob } from './plan-expiry-job.ts';
