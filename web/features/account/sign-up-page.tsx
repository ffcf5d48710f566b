import { useSearchParams } from 'react-router';
import { openingTokensText } from '#domain/billing/welcome-gift.ts';

import { useSiteOffers } from '#web/lib/site-offers.ts';
import { AccountPage } from './account-page.tsx';
import { GoogleButton } from './google-button.tsx';
import { SignUpForm } from './sign-up-form.tsx';

/** Sign-up by username, e-mail and password, or with Google (docs/product/accounts.md). */
export function SignUpPage() {
  const { google, welcomeTokens, plans } = useSiteOffers();
  const [search] = useSearchParams();
  /** A visitor's story opens in the editor after the sign-up (web/features/landing). */
  const hasStory = search.get('next')?.startsWith('/editor?hikaye=');
  return (
    <AccountPage
      title="Kayıt Ol"
      lead={`Ücretsizdir. ${openingTokensText(plans.free.dailyTokens, welcomeTokens)}.${hasStory ? ' Yazdığınız hikâye hesabınıza taşınır ve editörde açılır.' : ''}`}
      other={{ question: 'Zaten hesabınız var mı?', text: 'Giriş yapın', to: '/giris' }}
    >
      <SignUpForm />
      {google && <GoogleButton intent="sign_up" />}
    </AccountPage>
  );
}
