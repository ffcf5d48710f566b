import type { ReactNode } from 'react';
import type { Viewer } from '#contract/auth.ts';
import { messages } from '#domain/messages/index.ts';
import { api } from '#web/lib/api.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { checkSignIn } from './account-faults.ts';
import { EmailField } from './email-field.tsx';
import { useAccountForm } from './use-account-form.ts';

/** The form of e-mail and password. An answer without a viewer requires the second factor. */
export function PasswordForm({
  send,
  onDone,
  children,
}: {
  /** The text of the button. */
  send: string;
  onDone: (answer: { viewer: Viewer | null }) => void;
  /** Alternatives, below the button. */
  children?: ReactNode;
}) {
  const { faults, sending, submit } = useAccountForm({
    check: checkSignIn,
    send: ({ email = '', password = '' }) => api.auth.signIn({ email: email.trim(), password }),
    onDone,
    fallback: messages.account.signInFailed,
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {faults.box && (
        <Banner tone="error" title="Giriş Hatası">
          {faults.box}
        </Banner>
      )}
      <EmailField autoComplete="username" error={faults.fields.email} />
      <PasswordField
        label="Şifre"
        name="password"
        autoComplete="current-password"
        required
        error={faults.fields.password}
      />
      <Button type="submit" variant="primary" fullWidth loading={sending} loadingText="Giriş yapılıyor…">
        {send}
      </Button>
      {children}
    </form>
  );
}
