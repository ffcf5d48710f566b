import { useSearchParams } from 'react-router';
import { usernameHint } from '#domain/account/username-hint.ts';
import { openingTokensText } from '#domain/billing/welcome-gift.ts';

import { limits } from '#domain/limits.ts';
import { messages } from '#domain/messages/index.ts';
import { api } from '#web/lib/api.ts';
import { useSiteOffers } from '#web/lib/site-offers.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { checkSignUp } from './account-faults.ts';
import { AccountPage } from './account-page.tsx';
import { EmailField } from './email-field.tsx';
import { GoogleButton } from './google-button.tsx';
import { takeViewer, useAccountForm } from './use-account-form.ts';

/** Sign-up by username, e-mail and password, or with Google (docs/product/accounts.md). */
export function SignUpPage() {
  const { google, welcomeTokens, plans } = useSiteOffers();
  const [search] = useSearchParams();
  /** A visitor's story opens in the editor after the sign-up (web/features/landing). */
  const hasStory = search.get('next')?.startsWith('/editor?hikaye=');
  const { faults, sending, submit } = useAccountForm({
    check: checkSignUp,
    send: ({ username = '', email = '', password = '' }) =>
      api.auth.signUp({ username: username.trim(), email: email.trim(), password }),
    onDone: takeViewer(),
    fallback: messages.account.signUpFailed,
  });
  return (
    <AccountPage
      title="Kayıt Ol"
      lead={`Ücretsizdir. ${openingTokensText(plans.free.dailyTokens, welcomeTokens)}.${hasStory ? ' Yazdığınız hikâye hesabınıza taşınır ve editörde açılır.' : ''}`}
      other={{ question: 'Zaten hesabınız var mı?', text: 'Giriş yapın', to: '/giris' }}
    >
      <form noValidate onSubmit={submit} className="grid gap-5">
        {faults.box && (
          <Banner tone="error" title="Kayıt Hatası">
            {faults.box}
          </Banner>
        )}
        <TextField
          label="Kullanıcı adı"
          name="username"
          // With `username` a password manager would store this name instead of the e-mail.
          autoComplete="nickname"
          autoCapitalize="none"
          spellCheck={false}
          required
          hint={usernameHint(faults.fields.username)}
          error={faults.fields.username}
        />
        <EmailField error={faults.fields.email} />
        <PasswordField
          label="Şifre"
          name="password"
          autoComplete="new-password"
          required
          hint={faults.fields.password ? undefined : `En az ${limits.passwordMin} karakter`}
          error={faults.fields.password}
        />
        <Button type="submit" variant="primary" fullWidth loading={sending} loadingText="Hesap açılıyor…">
          Kayıt Ol
        </Button>
      </form>
      {google && <GoogleButton intent="sign_up" />}
    </AccountPage>
  );
}
