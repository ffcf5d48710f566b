import { useState } from 'react';
import { messages } from '#domain/messages.ts';
import { api } from '#web/lib/api.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { checkSignIn } from './account-faults.ts';
import { AccountLink, AccountPage } from './account-page.tsx';
import { EmailField } from './email-field.tsx';
import { GoogleButton } from './google-button.tsx';
import { SecondStepPage } from './second-step-page.tsx';
import { takeViewer, useAccountForm } from './use-account-form.ts';

/** Sign-in by e-mail and password, then by the second factor where there is one (spec 1 §2, Login page). */
export function SignInPage() {
  const [atSecondStep, setAtSecondStep] = useState(false);
  const { faults, sending, submit } = useAccountForm({
    check: checkSignIn,
    send: ({ email = '', password = '' }) => api.auth.signIn({ email: email.trim(), password }),
    onDone: takeViewer(() => setAtSecondStep(true)),
    fallback: messages.account.signInFailed,
  });
  if (atSecondStep) return <SecondStepPage onBack={() => setAtSecondStep(false)} />;
  return (
    <AccountPage
      title="Giriş Yap"
      lead="Hikâyeleriniz bıraktığınız yerde duruyor."
      other={{ question: 'Hesabınız yok mu?', text: 'Kayıt olun', to: '/kayit' }}
    >
      <form noValidate onSubmit={submit} className="grid gap-5">
        {faults.box && (
          <Banner tone="error" title="Giriş Hatası">
            {faults.box}
          </Banner>
        )}
        <EmailField autoComplete="username" error={faults.fields.email} />
        <PasswordField
          label="Şifre"
          name="password"
          autoComplete="current-password"
          required
          error={faults.fields.password}
        />
        <Button type="submit" variant="primary" fullWidth loading={sending} loadingText="Giriş yapılıyor…">
          Giriş Yap
        </Button>
        <p className="flex flex-wrap justify-between gap-x-4 text-sm">
          <AccountLink to="/sifremi-unuttum">Şifremi unuttum</AccountLink>
          <AccountLink to="/kodla-giris">E-postama kod gönder</AccountLink>
        </p>
      </form>
      <GoogleButton intent="sign_in" />
    </AccountPage>
  );
}
