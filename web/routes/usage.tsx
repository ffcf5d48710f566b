import type { MetaFunction } from 'react-router';
import { RequireUser } from '#web/features/session/index.ts';
import { hiddenPageMeta } from '#web/features/shell/page-meta.ts';
import { UsagePage } from '#web/features/usage/usage-page.tsx';

export const meta: MetaFunction = ({ matches }) => hiddenPageMeta(matches, 'Token kullanımı');

export default function Usage() {
  return (
    <RequireUser>
      <UsagePage />
    </RequireUser>
  );
}
