import { api } from '#web/lib/api.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { useSecurityForm } from './use-security-form.ts';

const purposes = {
  renew: {
    title: 'Yeni kurtarma kodları',
    text: 'Eski kodlarınız geçersiz olur. Sürdürmek için şifrenizi girin.',
    button: 'Yeni kodlar oluştur',
    send: async (password: string) => (await api.secondFactor.renewCodes({ password })).recoveryCodes,
  },
  remove: {
    title: 'İki adımlı giriş kapatılsın mı?',
    text: 'Bundan sonra giriş için yalnızca şifreniz yeter. Sürdürmek için şifrenizi girin.',
    button: 'Kapat',
    send: async (password: string) => {
      await api.secondFactor.remove({ password });
      return [];
    },
  },
} as const;

/** Asks for the password before something about the second step changes. */
export function PasswordDialog(props: {
  purpose: keyof typeof purposes;
  onOpenChange: (open: boolean) => void;
  onDone: (codes: readonly string[]) => void;
}) {
  const { title, text, button, send } = purposes[props.purpose];
  const { faults, sending, submit } = useSecurityForm<readonly string[]>({
    send: ({ password = '' }) => send(password),
    onDone: props.onDone,
    fieldOf: { WRONG_PASSWORD: 'password' },
  });
  return (
    <Dialog open onOpenChange={props.onOpenChange} title={title} description={text}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        {faults.form && <Banner tone="error">{faults.form}</Banner>}
        <PasswordField
          label="Şifreniz"
          name="password"
          autoComplete="current-password"
          required
          error={faults.password}
        />
        <Button
          type="submit"
          variant={props.purpose === 'remove' ? 'danger' : 'primary'}
          loading={sending}
          loadingText="Gönderiliyor…"
        >
          {button}
        </Button>
      </form>
    </Dialog>
  );
}
