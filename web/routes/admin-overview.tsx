import { AdminOverviewPage } from '#web/features/admin/overview-page.tsx';
import { hiddenPageMeta } from '#web/features/shell/page-meta.ts';

export const meta = () => hiddenPageMeta('Yönetim');

export default AdminOverviewPage;
