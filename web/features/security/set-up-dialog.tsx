import { useState } from 'react';
import { api } from '#web/lib/api.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useSecurityForm } from './use-security-form.ts';

interface Enrolment {
  secret: string;
  uri: string;
  qrSvg: string;
}

function AskPassword({ onDone }: { onDone: (enrolment: Enrolment) => void }) {
  const { faults, sending, submit } = useSecurityForm({
    send: ({ password = '' }) => api.secondFactor.begin({ password }),
    onDone,
    fieldOf: { WRONG_PASSWORD: 'password' },
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {faults.form && <Banner tone="error">{faults.form}</Banner>}
      <PasswordField
        label="Şifreniz"
        name="password"
        autoComplete="current-password"
        required
        error={faults.password}
      />
      <Button type="submit" variant="primary" loading={sending} loadingText="Hazırlanıyor…">
        Sürdür
      </Button>
    </form>
  );
}

/** A picture from our own server's drawing, which may run nothing: an image loads no scripts. */
const pictureOf = (svg: string) => `data:image/svg+xml;utf8,${encodeURIComponent(svg)}`;

function ShowSecret({ enrolment, onDone }: { enrolment: Enrolment; onDone: (codes: string[]) => void }) {
  const { faults, sending, submit } = useSecurityForm({
    send: ({ code = '' }) => api.secondFactor.confirm({ code }),
    onDone: ({ recoveryCodes }) => onDone(recoveryCodes),
    fieldOf: { SECOND_FACTOR_WRONG: 'code' },
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <img
        src={pictureOf(enrolment.qrSvg)}
        alt="Doğrulama uygulamanızla taranacak karekod"
        width={208}
        height={208}
        className="justify-self-center rounded-md bg-white p-2"
      />
      <div className="grid gap-1 text-sm">
        <p>Karekodu tarayamıyorsanız bu anahtarı uygulamaya elle girin:</p>
        <code className="rounded-sm bg-well px-2 py-1 text-base wrap-anywhere">
          {enrolment.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
        </code>
      </div>
      {faults.form && <Banner tone="error">{faults.form}</Banner>}
      <TextField
        label="Uygulamadaki altı haneli kod"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        required
        error={faults.code}
      />
      <Button type="submit" variant="primary" loading={sending} loadingText="Doğrulanıyor…">
        Doğrula ve aç
      </Button>
    </form>
  );
}

/** Sets the second step up: password, code picture, first code. */
export function SetUpDialog(props: {
  onOpenChange: (open: boolean) => void;
  onDone: (codes: readonly string[]) => void;
}) {
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  return (
    <Dialog
      open
      onOpenChange={props.onOpenChange}
      title="İki adımlı girişi kur"
      description={
        enrolment
          ? 'Doğrulama uygulamanızla karekodu tarayın, sonra gösterdiği kodu girin.'
          : 'Önce şifrenizi girin.'
      }
    >
      {enrolment ? (
        <ShowSecret enrolment={enrolment} onDone={props.onDone} />
      ) : (
        <AskPassword onDone={setEnrolment} />
      )}
    </Dialog>
  );
}
