import { useState } from 'react';
import { signInCodeDigits } from '#domain/limits.ts';
import { messages } from '#domain/messages/index.ts';
import { api } from '#web/lib/api.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { checkCode, checkEmail } from './account-faults.ts';
import { AccountPage } from './account-page.tsx';
import { EmailField } from './email-field.tsx';
import { SecondStepPage } from './second-step-page.tsx';
import { takeViewer, useAccountForm } from './use-account-form.ts';

const other = { question: 'Şifrenizle mi gireceksiniz?', text: 'Giriş yapın', to: '/giris' } as const;

function AskForCode({ onSent }: { onSent: (email: string) => void }) {
  const { faults, sending, submit } = useAccountForm({
    check: checkEmail,
    send: ({ email = '' }) => api.account.requestCode({ email: email.trim() }),
    onDone: (_answer, { email = '' }) => onSent(email.trim()),
    fallback: messages.account.signInFailed,
  });
  return (
    <AccountPage
      title="Kodla giriş"
      lead="E-posta adresinizi yazın; bir kez kullanılan sekiz haneli bir kod gönderelim."
      other={other}
    >
      <form noValidate onSubmit={submit} className="grid gap-5">
        {faults.box && (
          <Banner tone="error" title="Giriş Hatası">
            {faults.box}
          </Banner>
        )}
        <EmailField autoComplete="username" error={faults.fields.email} />
        <Button type="submit" variant="primary" fullWidth loading={sending} loadingText="Gönderiliyor…">
          Kod gönder
        </Button>
      </form>
    </AccountPage>
  );
}

function EnterCode(props: { email: string; onSecondFactor: () => void; onBack: () => void }) {
  const { email, onSecondFactor, onBack } = props;
  const { faults, sending, submit } = useAccountForm({
    check: checkCode,
    send: ({ code = '' }) => api.account.signInWithCode({ email, code: code.trim() }),
    onDone: takeViewer(onSecondFactor),
    fallback: messages.account.signInFailed,
  });
  return (
    <AccountPage
      title="Kodu girin"
      lead={`${email} adresinin bir hesabı varsa kod birkaç dakika içinde orada olur. Kod 10 dakika geçerlidir.`}
      other={other}
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
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={signInCodeDigits}
          required
          autoFocus
          error={faults.fields.code}
        />
        <Button type="submit" variant="primary" fullWidth loading={sending} loadingText="Giriş yapılıyor…">
          Giriş Yap
        </Button>
        <Button variant="quiet" onClick={onBack}>
          Yeni kod iste
        </Button>
      </form>
    </AccountPage>
  );
}

/** Sign-in by a mailed one-time code. */
export function CodeSignInPage() {
  const [step, setStep] = useState<{ at: 'ask' } | { at: 'code' | 'second'; email: string }>({ at: 'ask' });
  if (step.at === 'ask') return <AskForCode onSent={(email) => setStep({ at: 'code', email })} />;
  if (step.at === 'second') return <SecondStepPage onBack={() => setStep({ at: 'ask' })} />;
  const { email } = step;
  return (
    <EnterCode
      email={email}
      onSecondFactor={() => setStep({ at: 'second', email })}
      onBack={() => setStep({ at: 'ask' })}
    />
  );
}
