import type { MetaFunction } from 'react-router';
import { AuthCallbackPage } from '#web/features/account/auth-callback-page.tsx';
import { hiddenPageMeta } from '#web/features/shell/page-meta.ts';

export const meta: MetaFunction = ({ matches }) => hiddenPageMeta(matches, 'Kimlik Doğrulanıyor');

export default function Page() {
  return <AuthCallbackPage />;
}
