export { InvoiceLinks } from './invoice-links.tsx';
export { OwnInvoices } from './own-invoices.tsx';
