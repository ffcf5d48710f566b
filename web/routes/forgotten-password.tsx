import { brand } from '#domain/brand.ts';
import { ForgottenPasswordPage } from '#web/features/account/forgotten-password-page.tsx';
import { NoScriptNote } from '#web/features/shell/no-script-note.tsx';

export const meta = () => [
  { title: `Şifremi unuttum · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

export default function Page() {
  return (
    <>
      <NoScriptNote />
      <ForgottenPasswordPage />
    </>
  );
}
