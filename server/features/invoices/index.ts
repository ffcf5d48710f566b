/** The public API of invoices for payments, membership and mails. */
export { invoiceAttachments } from './attachments.ts';
export { countOpenedPlan } from './count-opened-plan.ts';
export { presentInvoice } from './invoice-row.ts';
export { issueSale, prepareRefundInvoice } from './issue-invoice.ts';
export { invoicesOf, type ListedInvoice } from './read-invoices.ts';
export { readSums } from './read-month.ts';
