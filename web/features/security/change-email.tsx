import { useState } from 'react';
import { limits } from '#domain/limits.ts';
import { useSession } from '#web/features/session/index.ts';
import { api } from '#web/lib/api.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { Section } from './section.tsx';
import { useSecurityForm } from './use-security-form.ts';

const fieldOf = { WRONG_PASSWORD: 'password', SAME_EMAIL: 'email' };

/** Asks to change the address; the new one gets a link, and the old one too where it is verified. */
export function ChangeEmail() {
  const { viewer } = useSession();
  const [sent, setSent] = useState<{ to: string; both: boolean } | null>(null);
  const { faults, sending, submit } = useSecurityForm({
    send: async ({ email = '', password = '' }) => {
      setSent(null);
      const to = email.trim();
      const { confirmedBy } = await api.account.requestEmailChange({ email: to, password });
      return { to, both: confirmedBy === 'both' };
    },
    onDone(asked, form) {
      form.reset();
      setSent(asked);
    },
    fieldOf,
  });
  return (
    <Section
      title="E-posta adresi"
      text={
        viewer?.emailVerified === false
          ? 'Şimdiki adresiniz doğrulanmadı: Değişiklik, yeni adresinize giden bağlantıyı açınca tamamlanır.'
          : 'Değişiklik, eski ve yeni adresinize giden bağlantıların ikisini de açınca tamamlanır.'
      }
    >
      <form noValidate onSubmit={submit} className="grid gap-5">
        {sent && (
          <Banner tone="success" title={sent.both ? 'İki adresinize de bakın' : 'Yeni adresinize bakın'}>
            {sent.both
              ? `Onay bağlantıları eski adresinize ve ${sent.to} adresine gönderildi. 24 saat geçerlidir.`
              : `Onay bağlantısı ${sent.to} adresine gönderildi. 24 saat geçerlidir.`}
          </Banner>
        )}
        {faults.form && <Banner tone="error">{faults.form}</Banner>}
        <TextField
          label="Yeni e-posta"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={limits.email}
          required
          error={faults.email}
        />
        <PasswordField
          label="Şifreniz"
          name="password"
          autoComplete="current-password"
          required
          error={faults.password}
        />
        <Button type="submit" className="justify-self-start" loading={sending} loadingText="Gönderiliyor…">
          Bağlantı gönder
        </Button>
      </form>
    </Section>
  );
}
