/** The public API of the membership bridge for the composition root. */
export { mountLinkWebhook } from './link-webhook.ts';
export { membershipJob } from './membership-job.ts';
export { membershipRouter } from './router.ts';
export { sweepMembershipPayments } from './sweep-payments.ts';
