import { defaultTerms } from '#domain/billing/plans.ts';
import { SignUpPage } from '#web/features/account/sign-up-page.tsx';
import { RequireVisitor } from '#web/features/session/index.ts';
import { NoScriptNote } from '#web/features/shell/no-script-note.tsx';
import { pageMeta } from '#web/features/shell/page-meta.ts';
import type { Route } from './+types/sign-up.ts';

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta(matches, {
    title: 'Kayıt Ol',
    description: `Ücretsiz hesap açın: ${(matches[0].loaderData?.plans ?? defaultTerms).free.dailyTokens.toLocaleString('tr-TR')} tokenle başlayın, hikâyelerinizi saklayın ve editörde devam edin.`,
    path: location.pathname,
  });

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
