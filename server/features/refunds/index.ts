/** The public API of refunds' rows, for card orders and payments by a link. */

export { presentRefunds } from './present-refunds.ts';
export { openRefund, type RefundRow, refundedKurus, refundsOf } from './refund-row.ts';
export { findRepeated, type RefundRequest, requestRefund } from './request-refund.ts';
export { confirmRefund, markSent, recordOutsideRefund, refuseRefund } from './settle-refund.ts';
