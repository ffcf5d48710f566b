import { brand } from '#domain/brand.ts';
import { UsernamePage } from '#web/features/account/username-page.tsx';
import { RequireUser } from '#web/features/session/index.ts';

export const meta = () => [
  { title: `Kullanıcı adı · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

export default function Page() {
  return (
    <RequireUser>
      <UsernamePage />
    </RequireUser>
  );
}
