/** Public API of the feature. */
export { countUnresolvedGrants } from './count-unresolved.ts';
export { mountLinkWebhook } from './link-webhook.ts';
export { membershipJob } from './membership-job.ts';
export { membershipRouter } from './router.ts';
export { sweepMembershipPayments } from './sweep-payments.ts';
