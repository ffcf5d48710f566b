/** The face of payments for the other features and the composition root. */
export { keepNotification, markNotification } from './keep-notification.ts';
export { mailId, type NoPlanCause, withoutPlanMails } from './money-without-plan.ts';
export { takenTokens } from './payment-mails.ts';
export { failedCall } from './paytr-faults.ts';
export { paytrSettings } from './paytr-settings.ts';
export { readPendingPayment } from './pending-order.ts';
export { reconcileJob } from './reconcile-due.ts';
export { salesTexts } from './sales-texts.ts';
export { missingForSales, sellingSettings } from './selling.ts';
export { mountCounterpart, mountPaytrWebhook } from './webhook.ts';
