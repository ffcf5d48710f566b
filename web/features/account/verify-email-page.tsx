import { useState } from 'react';
import { api } from '#web/lib/api.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { ConfirmedLinkPage } from './confirmed-link-page.tsx';
import { TakeOver } from './take-over.tsx';
import { TakenOverPage } from './taken-over-page.tsx';

const numbers = new Intl.NumberFormat('tr-TR');

async function confirm(secret: string, password?: string) {
  const { welcomeTokens } = await api.account.verifyEmail({ secret, password });
  const gift =
    welcomeTokens > 0
      ? `${numbers.format(welcomeTokens)} tokenlik hoş geldiniz hediyeniz hesabınıza eklendi; siz harcayana kadar durur. `
      : '';
  return { title: 'Adresiniz doğrulandı', text: `${gift}Günlük token hakkınız artık her gün yenilenir.` };
}

/** Confirms the link of a verification mail, or starts the takeover by the address's owner. */
export function VerifyEmailPage() {
  const [resetSecret, setResetSecret] = useState<string | null>(null);
  if (resetSecret !== null) return <TakenOverPage secret={resetSecret} />;
  return (
    <ConfirmedLinkPage
      title="E-posta doğrulama"
      lead="Hesabınızın e-posta adresini doğruluyoruz."
      waiting="Doğrulanıyor…"
      returns
      confirm={confirm}
      question={{
        lead: 'Bu tarayıcıda hesabınızın oturumu açık değil. Adresinizi doğrulamak için bu adresle açılan hesabın şifresini girin.',
        submitText: 'Adresimi doğrula',
        otherwise: (link) => <TakeOver link={link} onTaken={setResetSecret} />,
      }}
      again={<ButtonLink to="/panel">Panelden yeni bağlantı iste</ButtonLink>}
    />
  );
}
