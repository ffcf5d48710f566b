import { AdminUsersPage } from '#web/features/admin-users/admin-users-page.tsx';
import { hiddenPageMeta } from '#web/features/shell/page-meta.ts';

export const meta = () => hiddenPageMeta('Kullanıcılar');

export default AdminUsersPage;
