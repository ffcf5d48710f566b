import { brand } from '#domain/brand.ts';
import { NewPasswordPage } from '#web/features/account/new-password-page.tsx';
import { NoScriptNote } from '#web/features/shell/no-script-note.tsx';

export const meta = () => [{ title: `Yeni şifre · ${brand.name}` }, { name: 'robots', content: 'noindex' }];

export default function Page() {
  return (
    <>
      <NoScriptNote />
      <NewPasswordPage />
    </>
  );
}
