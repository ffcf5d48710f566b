import { useState } from 'react';
import { messages } from '#domain/messages/index.ts';
import { api } from '#web/lib/api.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { checkEmail } from './account-faults.ts';
import { AccountPage } from './account-page.tsx';
import { EmailField } from './email-field.tsx';
import { useAccountForm } from './use-account-form.ts';

/** Requests a mailed link for a new password; the answer is the same whether or not the account exists. */
export function ForgottenPasswordPage() {
  /** The address of the last mail; null while another one is sent. */
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [wasSent, setWasSent] = useState(false);
  const { faults, sending, submit } = useAccountForm({
    check: checkEmail,
    send: ({ email = '' }) => api.account.requestPasswordReset({ email: email.trim() }),
    onDone(_answer, { email = '' }) {
      setSentTo(email.trim());
      setWasSent(true);
    },
    fallback: messages.request.unknown,
  });
  return (
    <AccountPage
      title="Şifremi unuttum"
      lead="Hesabınızın e-posta adresini yazın; yeni şifre belirlemeniz için bir bağlantı gönderelim."
      other={{ question: 'Şifrenizi hatırladınız mı?', text: 'Giriş yapın', to: '/giris' }}
    >
      <form
        noValidate
        onSubmit={(event) => {
          setSentTo(null);
          void submit(event);
        }}
        className="grid gap-5"
      >
        {faults.box && <Banner tone="error">{faults.box}</Banner>}
        {sentTo !== null && (
          <Banner tone="success" title="E-postanıza bakın">
            {sentTo} adresinin bir hesabı varsa bağlantı birkaç dakika içinde orada olur. Gelmezse istenmeyen
            postalara da bakın.
          </Banner>
        )}
        <EmailField error={faults.fields.email} />
        <Button type="submit" variant="primary" fullWidth loading={sending} loadingText="Gönderiliyor…">
          {wasSent ? 'Yeniden gönder' : 'Bağlantı gönder'}
        </Button>
      </form>
    </AccountPage>
  );
}
