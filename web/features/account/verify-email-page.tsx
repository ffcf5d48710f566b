import { api } from '#web/lib/api.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { ConfirmedLinkPage } from './confirmed-link-page.tsx';

async function confirm(secret: string) {
  await api.account.verifyEmail({ secret });
  return { title: 'Adresiniz doğrulandı', text: 'Günlük token hakkınız artık her gün yenilenir.' };
}

/** Takes the link of a verification mail. */
export function VerifyEmailPage() {
  return (
    <ConfirmedLinkPage
      title="E-posta doğrulama"
      lead="Hesabınızın e-posta adresini doğruluyoruz."
      waiting="Doğrulanıyor…"
      returns
      confirm={confirm}
      again={<ButtonLink to="/panel">Panelden yeni bağlantı iste</ButtonLink>}
    />
  );
}
