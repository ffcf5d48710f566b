import { Download } from 'lucide-react';
import { useState } from 'react';
import { rereadSession } from '#web/features/session/index.ts';
import { api } from '#web/lib/api.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, buttonClasses } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { Section } from './section.tsx';
import { useSecurityForm } from './use-security-form.ts';

function DeleteDialog({ onOpenChange }: { onOpenChange: (open: boolean) => void }) {
  const { faults, sending, submit } = useSecurityForm({
    send: ({ password = '' }) => api.account.remove({ password }),
    // The guard then leads away; what lay in this browser's cache goes with the session.
    onDone: () => void rereadSession(),
    fieldOf: { WRONG_PASSWORD: 'password' },
  });
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title="Hesabınız kalıcı olarak silinsin mi?"
      description="Hikâyeleriniz, karakterleriniz, olay örgüleriniz ve token geçmişiniz silinir. Bu işlem geri alınamaz."
    >
      <form noValidate onSubmit={submit} className="grid gap-5">
        {faults.form && <Banner tone="error">{faults.form}</Banner>}
        <PasswordField
          label="Şifreniz"
          name="password"
          autoComplete="current-password"
          hint="Google ile açılmış, şifresi olmayan hesaplarda boş bırakın."
          error={faults.password}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="quiet" onClick={() => onOpenChange(false)}>
            Vazgeç
          </Button>
          <Button type="submit" variant="danger" loading={sending} loadingText="Siliniyor…">
            Hesabımı sil
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** A person's rights over their data: take it along, or have it deleted (decisions, KVKK). */
export function OwnData() {
  const [asked, setAsked] = useState(false);
  return (
    <Section
      title="Verileriniz"
      text="Hesabınızdaki her şeyi indirebilir ya da hesabınızı bütün içeriğiyle silebilirsiniz."
    >
      <div className="flex flex-wrap gap-2">
        <a href="/api/account/export" download className={buttonClasses({})}>
          <Download aria-hidden="true" />
          Verilerimi indir
        </a>
        <Button variant="quiet" onClick={() => setAsked(true)}>
          Hesabımı sil
        </Button>
      </div>
      {asked && <DeleteDialog onOpenChange={setAsked} />}
    </Section>
  );
}
