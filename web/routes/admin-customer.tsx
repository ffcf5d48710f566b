import type { MetaFunction } from 'react-router';
import { CustomerPage } from '#web/features/admin-users/customer-page.tsx';
import { hiddenPageMeta } from '#web/features/shell/page-meta.ts';

export const meta: MetaFunction = ({ matches }) => hiddenPageMeta(matches, 'Kullanıcı');

export default CustomerPage;
