import type { MetaFunction } from 'react-router';
import { PaymentDonePage } from '#web/features/payment-result/payment-done-page.tsx';
import { hiddenPageMeta } from '#web/features/shell/page-meta.ts';

export const meta: MetaFunction = ({ matches }) => hiddenPageMeta(matches, 'Ödeme sonucu');

export default PaymentDonePage;
