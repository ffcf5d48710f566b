/** The public API of payments for the other features and the composition root. */

export { countFlaggedOrders, flaggedDays } from './count-flagged.ts';
export { findOrders, findOrphanNotifications } from './find-orders.ts';
export { type MadeRefund, refundFacts, withInvoice } from './payment-mails.ts';
export { failedCall } from './paytr-faults.ts';
export { paytrSettings } from './paytr-settings.ts';
export { readPendingPayment } from './pending-order.ts';
export { type RevenueRow, readRevenue } from './read-revenue.ts';
export { reconcileJob } from './reconcile-due.ts';
export { salesTexts } from './sales-texts.ts';
export { missingForSales, sellingSettings } from './selling.ts';
export { unconfirmedMs } from './settle-returns.ts';
export { markNotification, storeNotification as keepNotification } from './store-notification.ts';
export {
  mailId,
  type UnfulfilledCause as NoPlanCause,
  unfulfilledPaymentMails as withoutPlanMails,
} from './unfulfilled-payment-mails.ts';
export { mountCounterpart, mountPaytrWebhook } from './webhook.ts';
