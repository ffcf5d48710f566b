import type { ReactNode } from 'react';
import { messages } from '#domain/messages/index.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { checkPassword } from './account-faults.ts';
import { useAccountForm } from './use-account-form.ts';

/** Asks for the account's password when its mailed link was opened without its session. */
export function LinkPasswordForm<Answer>({
  send,
  submitText,
  onDone,
  children,
}: {
  send: (password: string) => Promise<Answer>;
  submitText: string;
  onDone: (answer: Answer) => void;
  /** Alternatives, below the button. */
  children?: ReactNode;
}) {
  const { faults, sending, submit } = useAccountForm({
    check: checkPassword,
    send: ({ password = '' }) => send(password),
    onDone,
    fallback: messages.request.unknown,
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {faults.box && <Banner tone="error">{faults.box}</Banner>}
      <PasswordField
        label="Hesabın şifresi"
        name="password"
        autoComplete="current-password"
        required
        error={faults.fields.password}
      />
      <Button type="submit" variant="primary" fullWidth loading={sending} loadingText="Denetleniyor…">
        {submitText}
      </Button>
      {children}
    </form>
  );
}
