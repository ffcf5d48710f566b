import { type ReactNode, useState } from 'react';
import { limits } from '#domain/limits.ts';
import { messages } from '#domain/messages/index.ts';
import { rereadSession } from '#web/features/session/index.ts';
import { api } from '#web/lib/api.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { checkNewPassword } from './account-faults.ts';
import { useAccountForm } from './use-account-form.ts';

/** The button that opens the page for another password link. */
export const newPasswordLink = <ButtonLink to="/sifremi-unuttum">Yeni bağlantı iste</ButtonLink>;

/** Sets a new password by the secret of a mailed link, and then shows `done`. */
export function NewPasswordForm({
  secret,
  submitText,
  done,
  onDone,
}: {
  /** Null before hydration. */
  secret: string | null;
  submitText: string;
  done: { title: string; text: string; action?: ReactNode };
  onDone?: () => void;
}) {
  const [isDone, setIsDone] = useState(false);
  const { faults, sending, submit } = useAccountForm({
    check: checkNewPassword,
    send: ({ password = '' }) => api.account.resetPassword({ secret: secret ?? '', password }),
    onDone: () => {
      setIsDone(true);
      onDone?.();
      void rereadSession();
    },
    fallback: messages.request.unknown,
  });
  const broken = faults.fields.secret ?? faults.box;
  if (isDone) {
    return (
      <Banner tone="success" title={done.title} action={done.action}>
        {done.text}
      </Banner>
    );
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {broken && (
        <Banner tone="error" action={newPasswordLink}>
          {broken}
        </Banner>
      )}
      <PasswordField
        label="Yeni şifre"
        name="password"
        autoComplete="new-password"
        required
        hint={faults.fields.password ? undefined : `En az ${limits.passwordMin} karakter`}
        error={faults.fields.password}
      />
      <Button type="submit" variant="primary" fullWidth loading={sending} loadingText="Kaydediliyor…">
        {submitText}
      </Button>
    </form>
  );
}
