import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { messages } from '#domain/messages/index.ts';
import { ApiError, errorText } from '#web/lib/api-error.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';

const fresh = messages.apiConfigs.freshSignInRequired;

/** Asks for the password before a key is copied; an account without one must sign in again. */
export function IdentityDialog({
  hasPassword,
  send,
  onClose,
  onPasswordless,
}: {
  hasPassword: boolean;
  /** The dialog closes when this resolves. */
  send: (password: string) => Promise<void>;
  onClose: () => void;
  onPasswordless: () => void;
}) {
  const [password, setPassword] = useState('');
  const sending = useMutation({
    mutationFn: () => send(password),
    onError: (fault) => {
      const data =
        fault instanceof ApiError ? (fault.data as { hasPassword?: boolean } | undefined) : undefined;
      if (data?.hasPassword === false) onPasswordless();
    },
  });
  const wrong = sending.error instanceof ApiError && sending.error.code === 'WRONG_PASSWORD';
  const missing = sending.error instanceof ApiError && sending.error.code === 'FRESH_SIGN_IN_REQUIRED';
  if (!hasPassword) {
    return (
      <Dialog
        open
        onOpenChange={(open) => !open && onClose()}
        title="Önce yeniden giriş yapın"
        description={fresh}
        actions={
          <Button variant="primary" onClick={onClose}>
            Anladım
          </Button>
        }
      >
        <p>
          Hesabınızın şifresi yok. Çıkış yapıp yeniden giriş yapın, sonra on dakika içinde anahtarı
          kopyalayın.
        </p>
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Şifrenizi girin"
      description={`${fresh} Kimin hangi anahtara baktığı denetim kaydına yazılır.`}
    >
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!sending.isPending) sending.mutate();
        }}
      >
        {sending.error && !wrong && !missing && (
          <Banner tone="error">{errorText(sending.error, messages.apiConfigs.revealFailed)}</Banner>
        )}
        <PasswordField
          label="Şifreniz"
          name="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={wrong || missing ? errorText(sending.error) : undefined}
        />
        <DialogActions>
          <Button onClick={onClose}>Vazgeç</Button>
          <Button type="submit" variant="primary" loading={sending.isPending} loadingText="Denetleniyor…">
            Kopyala
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
