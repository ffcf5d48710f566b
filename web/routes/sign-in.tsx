import { brand } from '#domain/brand.ts';
import { SignInPage } from '#web/features/account/sign-in-page.tsx';
import { RequireVisitor } from '#web/features/session/index.ts';

export const meta = () => [{ title: `Giriş Yap · ${brand.name}` }];

export default function SignIn() {
  return (
    <RequireVisitor>
      <SignInPage />
    </RequireVisitor>
  );
}
