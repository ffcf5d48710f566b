import { brand } from '#domain/brand.ts';
import { SecurityPage } from '#web/features/security/security-page.tsx';
import { RequireUser } from '#web/features/session/index.ts';

export const meta = () => [
  { title: `Güvenlik ve veriler · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

export default function Security() {
  return (
    <RequireUser>
      <SecurityPage />
    </RequireUser>
  );
}
