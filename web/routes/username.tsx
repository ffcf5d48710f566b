import type { MetaFunction } from 'react-router';
import { UsernamePage } from '#web/features/account/username-page.tsx';
import { RequireUser } from '#web/features/session/index.ts';
import { hiddenPageMeta } from '#web/features/shell/page-meta.ts';

export const meta: MetaFunction = ({ matches }) => hiddenPageMeta(matches, 'Kullanıcı adı');

export default function Page() {
  return (
    <RequireUser>
      <UsernamePage />
    </RequireUser>
  );
}
