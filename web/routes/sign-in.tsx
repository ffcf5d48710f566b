import { SignInPage } from '#web/features/account/sign-in-page.tsx';
import { RequireVisitor } from '#web/features/session/index.ts';
import { NoScriptNote } from '#web/features/shell/no-script-note.tsx';
import { pageMeta } from '#web/features/shell/page-meta.ts';
import type { Route } from './+types/sign-in.ts';

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta(matches, {
    title: 'Giriş Yap',
    description: 'Hesabınıza girin; hikâyeleriniz, karakterleriniz ve token bakiyeniz bıraktığınız yerde.',
    path: location.pathname,
  });

/** A buyer's page shows the plan that `next` orders. */
export const handle = { query: ['next'] };

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
