import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { planOrderedAt } from '#domain/billing/read-checkout.ts';
import { useSiteOffers } from '#web/lib/site-offers.ts';
import { AccountLink, AccountPage } from './account-page.tsx';
import { BuyerPage } from './buyer-page.tsx';
import { GoogleButton } from './google-button.tsx';
import { PasswordForm } from './password-form.tsx';
import { SecondStepPage } from './second-step-page.tsx';
import { takeViewer } from './use-account-form.ts';

/** Sign-in by e-mail and password, and by the second factor if it is on; a buyer sees the chosen plan (docs/product/accounts.md). */
export function SignInPage() {
  const { google, plans } = useSiteOffers();
  const [search] = useSearchParams();
  const [atSecondStep, setAtSecondStep] = useState(false);
  if (atSecondStep) return <SecondStepPage onBack={() => setAtSecondStep(false)} />;
  const terms = planOrderedAt(search.get('next') ?? '', plans);
  if (terms) return <BuyerPage terms={terms} onSecondStep={() => setAtSecondStep(true)} />;
  return (
    <AccountPage
      title="Giriş Yap"
      lead="Hikâyeleriniz bıraktığınız yerde duruyor."
      other={{ question: 'Hesabınız yok mu?', text: 'Kayıt olun', to: '/kayit' }}
    >
      <PasswordForm send="Giriş Yap" onDone={takeViewer(() => setAtSecondStep(true))}>
        <p className="flex flex-wrap justify-between gap-x-4 text-sm">
          <AccountLink to="/sifremi-unuttum">Şifremi unuttum</AccountLink>
          <AccountLink to="/kodla-giris">E-postama kod gönder</AccountLink>
        </p>
      </PasswordForm>
      {google && <GoogleButton intent="sign_in" />}
    </AccountPage>
  );
}
