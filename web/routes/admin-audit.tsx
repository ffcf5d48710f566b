import { AdminAuditPage } from '#web/features/admin-audit/admin-audit-page.tsx';
import { hiddenPageMeta } from '#web/features/shell/page-meta.ts';

export const meta = () => hiddenPageMeta('Denetim kaydı');

export default AdminAuditPage;
