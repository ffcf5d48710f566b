import { AdminMessagesPage } from '#web/features/admin-messages/admin-messages-page.tsx';
import { hiddenPageMeta } from '#web/features/shell/page-meta.ts';

export const meta = () => hiddenPageMeta('Destek mesajları');

export default AdminMessagesPage;
