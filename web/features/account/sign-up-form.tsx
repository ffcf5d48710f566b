import { usernameHint } from '#domain/account/username-hint.ts';
import { limits } from '#domain/limits.ts';
import { messages } from '#domain/messages/index.ts';
import { api } from '#web/lib/api.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { checkSignUp } from './account-faults.ts';
import { EmailField } from './email-field.tsx';
import { takeViewer, useAccountForm } from './use-account-form.ts';

/** The form of a new account: username, e-mail and password (docs/product/accounts.md). */
export function SignUpForm() {
  const { faults, sending, submit } = useAccountForm({
    check: checkSignUp,
    send: ({ username = '', email = '', password = '' }) =>
      api.auth.signUp({ username: username.trim(), email: email.trim(), password }),
    onDone: takeViewer(),
    fallback: messages.account.signUpFailed,
  });
  return (
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
  );
}
