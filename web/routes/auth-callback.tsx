import { brand } from '#domain/brand.ts';
import { AuthCallbackPage } from '#web/features/account/auth-callback-page.tsx';

export const meta = () => [
  { title: `Kimlik Doğrulanıyor · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

export default function Page() {
  return <AuthCallbackPage />;
}
