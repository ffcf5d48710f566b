import type { MetaFunction } from 'react-router';
import { ForgottenPasswordPage } from '#web/features/account/forgotten-password-page.tsx';
import { NoScriptNote } from '#web/features/shell/no-script-note.tsx';
import { hiddenPageMeta } from '#web/features/shell/page-meta.ts';

export const meta: MetaFunction = ({ matches }) => hiddenPageMeta(matches, 'Şifremi unuttum');

export default function Page() {
  return (
    <>
      <NoScriptNote />
      <ForgottenPasswordPage />
    </>
  );
}
