/** The face of payments for the other features and the composition root. */
export { keepNotification, markNotification } from './keep-notification.ts';
export { paytrSettings } from './paytr-settings.ts';
export { reconcileJob } from './reconcile-due.ts';
export { mountCounterpart, mountPaytrWebhook } from './webhook.ts';
