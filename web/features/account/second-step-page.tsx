import type { Viewer } from '#contract/auth.ts';
import { messages } from '#domain/messages.ts';
import { signedInAs } from '#web/features/session/index.ts';
import { api } from '#web/lib/api.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { checkSecondStep } from './account-faults.ts';
import { AccountPage } from './account-page.tsx';
import { useAccountForm } from './use-account-form.ts';

/** The second step of a sign-in: an authenticator's code, or a recovery code. */
export function SecondStepPage({
  onBack,
  onDone = signedInAs,
}: {
  onBack: () => void;
  onDone?: (viewer: Viewer) => void;
}) {
  const { faults, sending, submit } = useAccountForm({
    check: checkSecondStep,
    send: ({ code = '' }) => api.secondFactor.verify({ code }),
    onDone: ({ viewer }) => onDone(viewer),
    fallback: messages.account.signInFailed,
  });
  return (
    <AccountPage
      title="İkinci adım"
      lead="Doğrulama uygulamanızdaki altı haneli kodu girin. Telefonunuz yanınızda değilse kurtarma kodlarınızdan birini kullanın."
      other={{ question: 'Hesabınız yok mu?', text: 'Kayıt olun', to: '/kayit' }}
    >
      <form noValidate onSubmit={submit} className="grid gap-5">
        {faults.box && (
          <Banner tone="error" title="Giriş Hatası">
            {faults.box}
          </Banner>
        )}
        <TextField
          label="Kod"
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={20}
          required
          autoFocus
          error={faults.fields.code}
        />
        <Button type="submit" variant="primary" fullWidth loading={sending} loadingText="Doğrulanıyor…">
          Giriş Yap
        </Button>
        <Button type="button" variant="quiet" onClick={onBack}>
          Baştan başla
        </Button>
      </form>
    </AccountPage>
  );
}
