import { useState } from 'react';
import { limits } from '#domain/limits.ts';
import { messages } from '#domain/messages.ts';
import { api } from '#web/lib/api.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { checkSignIn } from './account-faults.ts';
import { AccountPage } from './account-page.tsx';
import { SecondStepPage } from './second-step-page.tsx';
import { useAccountForm } from './use-account-form.ts';

/** Sign-in by e-mail and password, then by the second factor where there is one (spec 1 §2, Login page). */
export function SignInPage() {
  const [atSecondStep, setAtSecondStep] = useState(false);
  const { faults, sending, submit } = useAccountForm({
    check: checkSignIn,
    send: ({ email = '', password = '' }) => api.auth.signIn({ email: email.trim(), password }),
    fallback: messages.account.signInFailed,
    onSecondFactor: () => setAtSecondStep(true),
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
        <TextField
          label="E-posta"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={limits.email}
          required
          error={faults.fields.email}
        />
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
      </form>
    </AccountPage>
  );
}
