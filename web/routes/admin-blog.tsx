import { AdminBlogPage } from '#web/features/admin-blog/admin-blog-page.tsx';
import { hiddenPageMeta } from '#web/features/shell/page-meta.ts';

export const meta = () => hiddenPageMeta('Blog yönetimi');

export default AdminBlogPage;
