import type { MetaFunction } from 'react-router';
import { SecurityPage } from '#web/features/security/security-page.tsx';
import { RequireUser } from '#web/features/session/index.ts';
import { hiddenPageMeta } from '#web/features/shell/page-meta.ts';

export const meta: MetaFunction = ({ matches }) => hiddenPageMeta(matches, 'Güvenlik ve veriler');

export default function Security() {
  return (
    <RequireUser>
      <SecurityPage />
    </RequireUser>
  );
}
