import { useState } from 'react';
import { Link } from 'react-router';
import { limits } from '#domain/limits.ts';
import { api } from '#web/lib/api.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { Section } from './section.tsx';
import { useSecurityForm } from './use-security-form.ts';

const fieldOf = { WRONG_PASSWORD: 'current', PASSWORD_TOO_COMMON: 'next' };

/** Changes the password; every other device is signed out by it. */
export function ChangePassword() {
  const [done, setDone] = useState(false);
  const { faults, sending, submit } = useSecurityForm({
    send: ({ current = '', next = '' }) => {
      setDone(false);
      return api.account.changePassword({ current, next });
    },
    onDone(_answer, form) {
      form.reset();
      setDone(true);
    },
    fieldOf,
  });
  return (
    <Section title="Şifre" text="Şifreniz değişince öteki cihazlardaki oturumlar kapanır.">
      <form noValidate onSubmit={submit} className="grid gap-5">
        {done && <Banner tone="success">Şifreniz değişti.</Banner>}
        {faults.form && <Banner tone="error">{faults.form}</Banner>}
        <PasswordField
          label="Mevcut şifre"
          name="current"
          autoComplete="current-password"
          required
          hint={
            faults.current ? undefined : (
              <>
                Google ile açılmış hesaplarda şifre yoktur; <Link to="/sifremi-unuttum">Şifremi unuttum</Link>{' '}
                ile koyabilirsiniz.
              </>
            )
          }
          error={faults.current}
        />
        <PasswordField
          label="Yeni şifre"
          name="next"
          autoComplete="new-password"
          required
          hint={faults.next ? undefined : `En az ${limits.passwordMin} karakter`}
          error={faults.next}
        />
        <Button type="submit" className="justify-self-start" loading={sending} loadingText="Kaydediliyor…">
          Şifreyi değiştir
        </Button>
      </form>
    </Section>
  );
}
