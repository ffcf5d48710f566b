/** A payment that waits for PayTR's word, as the panel and the checkout show it. */
export { PendingPaymentNotice, pendingPaymentText } from './pending-payment-notice.tsx';
export { rereadAfterPayment } from './use-order-check.ts';
