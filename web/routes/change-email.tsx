import { brand } from '#domain/brand.ts';
import { ChangeEmailPage } from '#web/features/account/change-email-page.tsx';
import { NoScriptNote } from '#web/features/shell/no-script-note.tsx';

export const meta = () => [
  { title: `E-posta değişikliği · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

export default function Page() {
  return (
    <>
      <NoScriptNote />
      <ChangeEmailPage />
    </>
  );
}
