import { AdminApiConfigsPage } from '#web/features/admin-api-configs/admin-api-configs-page.tsx';
import { hiddenPageMeta } from '#web/features/shell/page-meta.ts';

export const meta = () => hiddenPageMeta('API yapılandırmaları');

export default AdminApiConfigsPage;
