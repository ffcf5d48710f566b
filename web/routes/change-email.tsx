import type { MetaFunction } from 'react-router';
import { ChangeEmailPage } from '#web/features/account/change-email-page.tsx';
import { NoScriptNote } from '#web/features/shell/no-script-note.tsx';
import { hiddenPageMeta } from '#web/features/shell/page-meta.ts';

export const meta: MetaFunction = ({ matches }) => hiddenPageMeta(matches, 'E-posta değişikliği');

export default function Page() {
  return (
    <>
      <NoScriptNote />
      <ChangeEmailPage />
    </>
  );
}
