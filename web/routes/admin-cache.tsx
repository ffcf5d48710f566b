import { AdminCachePage } from '#web/features/admin-cache/admin-cache-page.tsx';
import { hiddenPageMeta } from '#web/features/shell/page-meta.ts';

export const meta = () => hiddenPageMeta('Önbellek');

export default AdminCachePage;
