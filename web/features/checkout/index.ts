export { BillingFields } from './billing-fields.tsx';
