import type { MetaFunction } from 'react-router';
import { NewPasswordPage } from '#web/features/account/new-password-page.tsx';
import { NoScriptNote } from '#web/features/shell/no-script-note.tsx';
import { hiddenPageMeta } from '#web/features/shell/page-meta.ts';

export const meta: MetaFunction = ({ matches }) => hiddenPageMeta(matches, 'Yeni şifre');

export default function Page() {
  return (
    <>
      <NoScriptNote />
      <NewPasswordPage />
    </>
  );
}
