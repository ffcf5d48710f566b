/** For the page that a link payment returns to (/odeme-basarili without an order). */
export { GrantResult } from './grant-result.tsx';
export { readSavedPayment } from './saved-payment.ts';
