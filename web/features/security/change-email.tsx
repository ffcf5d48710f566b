import { useState } from 'react';
import { limits } from '#domain/limits.ts';
import { api } from '#web/lib/api.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { Section } from './section.tsx';
import { useSecurityForm } from './use-security-form.ts';

const fieldOf = { WRONG_PASSWORD: 'password', SAME_EMAIL: 'email' };

/** Asks to change the address; both addresses get a link. */
export function ChangeEmail() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { faults, sending, submit } = useSecurityForm({
    send: async ({ email = '', password = '' }) => {
      setSentTo(null);
      await api.account.requestEmailChange({ email: email.trim(), password });
      return email.trim();
    },
    onDone(email, form) {
      form.reset();
      setSentTo(email);
    },
    fieldOf,
  });
  return (
    <Section
      title="E-posta adresi"
      text="Değişiklik, eski ve yeni adresinize giden bağlantıların ikisini de açınca tamamlanır."
    >
      <form noValidate onSubmit={submit} className="grid gap-5">
        {sentTo !== null && (
          <Banner tone="success" title="İki adresinize de bakın">
            Onay bağlantıları eski adresinize ve {sentTo} adresine gönderildi. 24 saat geçerlidirler.
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
          Bağlantıları gönder
        </Button>
      </form>
    </Section>
  );
}
