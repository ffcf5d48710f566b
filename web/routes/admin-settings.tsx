import { AdminSettingsPage } from '#web/features/admin-settings/admin-settings-page.tsx';
import { hiddenPageMeta } from '#web/features/shell/page-meta.ts';

export const meta = () => hiddenPageMeta('Ayarlar');

export default AdminSettingsPage;
