/** The public API of PayTR: its calls, its signatures and its simulator. */
export {
  readLinkNotification,
  readOrderNotification,
  type SignedNotification,
} from './notification.ts';
export { type OrderKnowledge, queryOrder } from './order-status.ts';
export { createPaymentLink, deletePaymentLink } from './payment-link.ts';
export { openPaymentPage, paymentPageMinutes, paymentPageUrl, paytrLimits } from './payment-page.ts';
export { PaytrError } from './paytr-error.ts';
export { refundOrder } from './refund-order.ts';
export { type PaytrSettings, paytrUrl } from './settings.ts';
