import { brand } from '#domain/brand.ts';
import { SignUpPage } from '#web/features/account/sign-up-page.tsx';
import { RequireVisitor } from '#web/features/session/index.ts';
import { NoScriptNote } from '#web/features/shell/no-script-note.tsx';

export const meta = () => [{ title: `Kayıt Ol · ${brand.name}` }];

export default function SignUp() {
  return (
    <>
      <NoScriptNote />
      <RequireVisitor>
        <SignUpPage />
      </RequireVisitor>
    </>
  );
}
