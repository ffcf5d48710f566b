import { PaymentDonePage } from '#web/features/payment-result/payment-done-page.tsx';
import { hiddenPageMeta } from '#web/features/shell/page-meta.ts';

export const meta = () => hiddenPageMeta('Ödeme sonucu');

export default PaymentDonePage;
