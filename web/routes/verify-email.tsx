import { brand } from '#domain/brand.ts';
import { VerifyEmailPage } from '#web/features/account/verify-email-page.tsx';
import { NoScriptNote } from '#web/features/shell/no-script-note.tsx';

export const meta = () => [
  { title: `E-posta doğrulama · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

export default function Page() {
  return (
    <>
      <NoScriptNote />
      <VerifyEmailPage />
    </>
  );
}
