import type { MetaFunction } from 'react-router';
import { PaymentCancelledPage } from '#web/features/payment-result/payment-cancelled-page.tsx';
import { hiddenPageMeta } from '#web/features/shell/page-meta.ts';

export const meta: MetaFunction = ({ matches }) => hiddenPageMeta(matches, 'Ödeme tamamlanmadı');

export default PaymentCancelledPage;
