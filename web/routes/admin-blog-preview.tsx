import { PostPreviewPage } from '#web/features/admin-blog/post-preview-page.tsx';
import { hiddenPageMeta } from '#web/features/shell/page-meta.ts';

export const meta = () => hiddenPageMeta('Yazı önizlemesi');

export default PostPreviewPage;
