import type { MetaFunction } from 'react-router';
import { PostPreviewPage } from '#web/features/admin-blog/post-preview-page.tsx';
import { hiddenPageMeta } from '#web/features/shell/page-meta.ts';

export const meta: MetaFunction = ({ matches }) => hiddenPageMeta(matches, 'Yazı önizlemesi');

export default PostPreviewPage;
