import { useState } from 'react';
import { limits } from '#domain/limits.ts';
import { messages } from '#domain/messages.ts';
import { rereadSession } from '#web/features/session/index.ts';
import { api } from '#web/lib/api.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { checkNewPassword } from './account-faults.ts';
import { AccountPage } from './account-page.tsx';
import { useAccountForm } from './use-account-form.ts';
import { useLinkSecret } from './use-link-secret.ts';

/** Chooses a new password by a mailed link. */
export function NewPasswordPage() {
  const secret = useLinkSecret();
  const [done, setDone] = useState(false);
  const { faults, sending, submit } = useAccountForm({
    check: checkNewPassword,
    send: ({ password = '' }) => api.account.resetPassword({ secret: secret ?? '', password }),
    onDone: () => {
      setDone(true);
      void rereadSession();
    },
    fallback: messages.request.unknown,
  });
  const broken = faults.fields.secret ?? faults.box;
  const again = <ButtonLink to="/sifremi-unuttum">Yeni bağlantı iste</ButtonLink>;
  return (
    <AccountPage
      title="Yeni şifre"
      lead={
        secret === '' || done
          ? undefined
          : 'Yeni şifrenizi seçin. Bütün cihazlardaki oturumlar kapanır; yeni şifrenizle yeniden giriş yaparsınız.'
      }
    >
      {done ? (
        <Banner
          tone="success"
          title="Şifreniz değişti"
          action={
            <ButtonLink to="/giris" variant="primary">
              Giriş yap
            </ButtonLink>
          }
        >
          Artık yeni şifrenizle giriş yapabilirsiniz.
        </Banner>
      ) : secret === '' ? (
        <Banner tone="error" action={again}>
          {messages.account.linkInvalid}
        </Banner>
      ) : (
        <form noValidate onSubmit={submit} className="grid gap-5">
          {broken && (
            <Banner tone="error" action={again}>
              {broken}
            </Banner>
          )}
          <PasswordField
            label="Yeni şifre"
            name="password"
            autoComplete="new-password"
            required
            hint={faults.fields.password ? undefined : `En az ${limits.passwordMin} karakter`}
            error={faults.fields.password}
          />
          <Button type="submit" variant="primary" fullWidth loading={sending} loadingText="Kaydediliyor…">
            Şifreyi değiştir
          </Button>
        </form>
      )}
    </AccountPage>
  );
}
