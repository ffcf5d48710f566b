import { useState } from 'react';
import { messages } from '#domain/messages/index.ts';
import { Banner } from '#web/ui/banner.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { AccountPage } from './account-page.tsx';
import { NewPasswordForm, newPasswordLink } from './new-password-form.tsx';
import { useLinkSecret } from './use-link-secret.ts';

/** Sets a new password by a mailed link. */
export function NewPasswordPage() {
  const secret = useLinkSecret();
  const [done, setDone] = useState(false);
  return (
    <AccountPage
      title="Yeni şifre"
      lead={
        secret === '' || done
          ? undefined
          : 'Yeni şifrenizi seçin. Bütün cihazlardaki oturumlar kapanır; yeni şifrenizle yeniden giriş yaparsınız.'
      }
    >
      {secret === '' ? (
        <Banner tone="error" action={newPasswordLink}>
          {messages.account.linkInvalid}
        </Banner>
      ) : (
        <NewPasswordForm
          secret={secret}
          submitText="Şifreyi değiştir"
          onDone={() => setDone(true)}
          done={{
            title: 'Şifreniz değişti',
            text: 'Artık yeni şifrenizle giriş yapabilirsiniz.',
            action: (
              <ButtonLink to="/giris" variant="primary">
                Giriş yap
              </ButtonLink>
            ),
          }}
        />
      )}
    </AccountPage>
  );
}
