import { brand } from '#domain/brand.ts';
import { SignInPage } from '#web/features/account/sign-in-page.tsx';
import { RequireVisitor } from '#web/features/session/index.ts';
import { NoScriptNote } from '#web/features/shell/no-script-note.tsx';

export const meta = () => [{ title: `Giriş Yap · ${brand.name}` }];

export default function SignIn() {
  return (
    <>
      <NoScriptNote />
      <RequireVisitor>
        <SignInPage />
      </RequireVisitor>
    </>
  );
}
