import type { Viewer } from '#contract/auth.ts';
import { messages } from '#domain/messages/index.ts';
import { api } from '#web/lib/api.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { checkSecondStep } from './account-faults.ts';
import { useAccountForm } from './use-account-form.ts';

/** Verifies an authenticator's code or a recovery code and passes the signed-in viewer to `onDone`. */
export function SecondStepForm(props: {
  label: string;
  /** The text of the button. */
  send: string;
  onDone: (viewer: Viewer) => void;
  /** Returns to the first step; without it the form has no such button. */
  onBack?: () => void;
}) {
  const { label, send, onDone, onBack } = props;
  const { faults, sending, submit } = useAccountForm({
    check: checkSecondStep,
    send: ({ code = '' }) => api.secondFactor.verify({ code }),
    onDone: ({ viewer }) => onDone(viewer),
    fallback: messages.account.signInFailed,
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {faults.box && (
        <Banner tone="error" title="Giriş Hatası">
          {faults.box}
        </Banner>
      )}
      <TextField
        label={label}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        required
        autoFocus
        error={faults.fields.code}
      />
      <Button type="submit" variant="primary" fullWidth loading={sending} loadingText="Doğrulanıyor…">
        {send}
      </Button>
      {onBack && (
        <Button type="button" variant="quiet" onClick={onBack}>
          Baştan başla
        </Button>
      )}
    </form>
  );
}
