import { api } from '#web/lib/api.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { ConfirmedLinkPage } from './confirmed-link-page.tsx';

async function confirm(secret: string, password?: string) {
  const { changed } = await api.account.confirmEmailChange({ secret, password });
  return changed
    ? { title: 'E-posta adresiniz değişti', text: 'Bundan sonra yeni adresinizle giriş yapın.' }
    : {
        title: 'Bu adres onaylandı',
        text: 'Öteki adrese giden bağlantıyı da açınca değişiklik tamamlanır.',
      };
}

/** Confirms one of the two links of an e-mail change. */
export function ChangeEmailPage() {
  return (
    <ConfirmedLinkPage
      title="E-posta değişikliği"
      lead="Hesabınızın e-posta adresi değişsin mi? Bu isteği siz yapmadıysanız onaylamayın."
      waiting="Onaylanıyor…"
      ask="Değişikliği onayla"
      confirm={confirm}
      question={{
        lead: 'Bu tarayıcıda hesabınızın oturumu açık değil. Hesap sizinse şifresini girin; değilse bu sayfayı kapatın, hiçbir şey değişmez.',
        submitText: 'Değişikliği onayla',
      }}
      again={<ButtonLink to="/guvenlik">Değişikliği yeniden iste</ButtonLink>}
    />
  );
}
