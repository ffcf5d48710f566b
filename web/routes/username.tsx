import { UsernamePage } from '#web/features/account/username-page.tsx';
import { RequireUser } from '#web/features/session/index.ts';
import { hiddenPageMeta } from '#web/features/shell/page-meta.ts';

export const meta = () => hiddenPageMeta('Kullanıcı adı');

export default function Page() {
  return (
    <RequireUser>
      <UsernamePage />
    </RequireUser>
  );
}
