export { Acceptances, type Accepted, acceptanceFaults, nothingAccepted } from './acceptances.tsx';
export { BillingFields, emptyDetails } from './billing-fields.tsx';
export { CheckoutFrame } from './checkout-frame.tsx';
export { clearFieldErrors } from './clear-field-errors.ts';
export { useSalesDocuments } from './use-sales-documents.ts';
