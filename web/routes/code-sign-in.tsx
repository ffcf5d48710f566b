import type { MetaFunction } from 'react-router';
import { CodeSignInPage } from '#web/features/account/code-sign-in-page.tsx';
import { RequireVisitor } from '#web/features/session/index.ts';
import { NoScriptNote } from '#web/features/shell/no-script-note.tsx';
import { hiddenPageMeta } from '#web/features/shell/page-meta.ts';

export const meta: MetaFunction = ({ matches }) => hiddenPageMeta(matches, 'Kodla giriş');

export default function Page() {
  return (
    <>
      <NoScriptNote />
      <RequireVisitor>
        <CodeSignInPage />
      </RequireVisitor>
    </>
  );
}
