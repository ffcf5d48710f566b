import { AdminPaymentsPage } from '#web/features/admin-payments/admin-payments-page.tsx';
import { hiddenPageMeta } from '#web/features/shell/page-meta.ts';

export const meta = () => hiddenPageMeta('Ödemeler');

export default AdminPaymentsPage;
