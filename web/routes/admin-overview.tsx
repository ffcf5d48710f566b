import { brand } from '#domain/brand.ts';
import { AdminOverviewPage } from '#web/features/admin/overview-page.tsx';

export const meta = () => [{ title: `Yönetim · ${brand.name}` }, { name: 'robots', content: 'noindex' }];

export default AdminOverviewPage;
