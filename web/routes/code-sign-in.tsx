import { brand } from '#domain/brand.ts';
import { CodeSignInPage } from '#web/features/account/code-sign-in-page.tsx';
import { RequireVisitor } from '#web/features/session/index.ts';
import { NoScriptNote } from '#web/features/shell/no-script-note.tsx';

export const meta = () => [{ title: `Kodla giriş · ${brand.name}` }, { name: 'robots', content: 'noindex' }];

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
