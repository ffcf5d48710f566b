import { useState } from 'react';
import { useSession } from '#web/features/session/index.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { AccountPage } from './account-page.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

/** The page after a takeover: sets a new password, then links to the sign-in and the choice of a username. */
export function TakenOverPage({ secret }: { secret: string }) {
  const { viewer } = useSession();
  const [hasPassword, setHasPassword] = useState(false);
  return (
    <AccountPage
      title="Hesap artık sizin"
      lead={hasPassword ? undefined : 'Adresiniz doğrulandı. Şimdi hesaba yeni bir şifre belirleyin.'}
    >
      <NewPasswordForm
        secret={secret}
        submitText="Şifreyi belirle"
        onDone={() => setHasPassword(true)}
        done={{
          title: 'Şifreniz belirlendi',
          text: viewer
            ? 'Bu tarayıcıda başka bir hesabın oturumu açık. Yeni şifrenizle girmek için önce o hesaptan çıkış yapın.'
            : 'Yeni şifrenizle giriş yapın; sonra kullanıcı adınızı gözden geçirirsiniz.',
          action: viewer ? undefined : (
            <ButtonLink to="/giris?next=%2Fkullanici-adi" variant="primary">
              Giriş yap
            </ButtonLink>
          ),
        }}
      />
    </AccountPage>
  );
}
