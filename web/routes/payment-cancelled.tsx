import { PaymentCancelledPage } from '#web/features/payment-result/payment-cancelled-page.tsx';
import { hiddenPageMeta } from '#web/features/shell/page-meta.ts';

export const meta = () => hiddenPageMeta('Ödeme tamamlanmadı');

export default PaymentCancelledPage;
