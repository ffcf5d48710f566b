import type { MetaFunction } from 'react-router';
import { PostFormPage } from '#web/features/admin-blog/post-form-page.tsx';
import { hiddenPageMeta } from '#web/features/shell/page-meta.ts';

export const meta: MetaFunction = ({ matches }) => hiddenPageMeta(matches, 'Blog yazısı');

export default PostFormPage;
