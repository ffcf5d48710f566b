import { AuthCallbackPage } from '#web/features/account/auth-callback-page.tsx';
import { hiddenPageMeta } from '#web/features/shell/page-meta.ts';

export const meta = () => hiddenPageMeta('Kimlik Doğrulanıyor');

export default function Page() {
  return <AuthCallbackPage />;
}
