import type { Viewer } from '#contract/auth.ts';
import { signedInAs } from '#web/features/session/index.ts';
import { AccountPage } from './account-page.tsx';
import { SecondStepForm } from './second-step-form.tsx';

/** The page of the second factor: an authenticator's code or a recovery code. */
export function SecondStepPage({
  onBack,
  onDone = signedInAs,
}: {
  onBack: () => void;
  onDone?: (viewer: Viewer) => void;
}) {
  return (
    <AccountPage
      title="İkinci adım"
      lead="Doğrulama uygulamanızdaki altı haneli kodu girin. Telefonunuz yanınızda değilse kurtarma kodlarınızdan birini kullanın."
      other={{ question: 'Hesabınız yok mu?', text: 'Kayıt olun', to: '/kayit' }}
    >
      <SecondStepForm label="Kod" send="Giriş Yap" onDone={onDone} onBack={onBack} />
    </AccountPage>
  );
}
