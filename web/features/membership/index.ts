/** The face of the membership bridge for the page that a payment returns to (/odeme-basarili without an order). */
export { GrantResult } from './grant-result.tsx';
export { readSavedPayment } from './saved-payment.ts';
