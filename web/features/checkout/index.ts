export { BillingFields } from './billing-fields.tsx';
export { CheckoutFrame } from './checkout-frame.tsx';
