import { PostFormPage } from '#web/features/admin-blog/post-form-page.tsx';
import { hiddenPageMeta } from '#web/features/shell/page-meta.ts';

export const meta = () => hiddenPageMeta('Blog yazısı');

export default PostFormPage;
