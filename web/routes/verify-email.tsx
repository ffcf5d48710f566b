import type { MetaFunction } from 'react-router';
import { VerifyEmailPage } from '#web/features/account/verify-email-page.tsx';
import { NoScriptNote } from '#web/features/shell/no-script-note.tsx';
import { hiddenPageMeta } from '#web/features/shell/page-meta.ts';

export const meta: MetaFunction = ({ matches }) => hiddenPageMeta(matches, 'E-posta doğrulama');

export default function Page() {
  return (
    <>
      <NoScriptNote />
      <VerifyEmailPage />
    </>
  );
}
