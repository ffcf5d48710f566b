import { SecurityPage } from '#web/features/security/security-page.tsx';
import { RequireUser } from '#web/features/session/index.ts';
import { hiddenPageMeta } from '#web/features/shell/page-meta.ts';

export const meta = () => hiddenPageMeta('Güvenlik ve veriler');

export default function Security() {
  return (
    <RequireUser>
      <SecurityPage />
    </RequireUser>
  );
}
