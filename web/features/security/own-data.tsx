import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { plans } from '#domain/billing/plans.ts';
import { accountRemoved } from '#web/features/session/index.ts';
import { api } from '#web/lib/api.ts';
import { formatDay } from '#web/lib/dates.ts';
import { queries } from '#web/lib/queries.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, buttonClasses } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { Section } from './section.tsx';
import { useSecurityForm } from './use-security-form.ts';

/** Says that it is done; every way on is a fresh start of the site, which knows nobody any more. */
function RemovedDialog() {
  const leave = () => location.assign('/');
  return (
    <Dialog
      open
      onOpenChange={leave}
      title="Hesabınız silindi"
      description="Hikâyeleriniz ve hesabınıza bağlı öteki veriler silindi. E-posta adresinize bir bilgi yazısı gönderdik."
      actions={
        <Button variant="primary" onClick={leave}>
          Ana sayfaya git
        </Button>
      }
    />
  );
}

function DownloadLink() {
  return (
    <a href="/api/account/export" download className={buttonClasses({})}>
      <Download aria-hidden="true" />
      Verilerimi indir
    </a>
  );
}

/** What a deletion loses of a paid plan; nothing on the free plan. */
function PaidDays() {
  const { data } = useQuery({ ...queries.tokens.balance.queryOptions(), staleTime: 0 });
  if (!data || data.plan === 'free') return null;
  const until = data.planEndsAt === null ? '' : ` ${formatDay(data.planEndsAt)} gününe kadar`;
  return (
    <Banner tone="accent" title={`${plans[data.plan].name} planınız${until} sürüyor`}>
      Hesabınızı silerseniz kalan günleri de yanar; silmekle ücret iadesi doğmaz ve plan geri getirilemez.
    </Banner>
  );
}

function DeleteDialog(props: { onOpenChange: (open: boolean) => void; onRemoved: () => void }) {
  const { onOpenChange, onRemoved } = props;
  const { faults, sending, submit } = useSecurityForm({
    send: ({ password = '' }) => api.account.remove({ password }),
    onDone() {
      accountRemoved();
      onRemoved();
    },
    fieldOf: { WRONG_PASSWORD: 'password' },
  });
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title="Hesabınız kalıcı olarak silinsin mi?"
      description="Hikâyeleriniz, karakterleriniz, olay örgüleriniz, Evren kayıtlarınız ve token geçmişiniz silinir. Sipariş kayıtlarınız, bize yazdığınız mesajlar ve ileti onaylarınızın kaydı yasal sürelerin sonuna kadar kalır. Bu işlem geri alınamaz."
    >
      <form noValidate onSubmit={submit} className="grid gap-5">
        <PaidDays />
        <div className="grid justify-items-start gap-2">
          <p className="text-sm text-ink-soft">
            Silmeden önce hikâyelerinizi ve öteki verilerinizi bilgisayarınıza alın; sonra indirilemez.
          </p>
          <DownloadLink />
        </div>
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

/** A person's rights over their data: take it along, or have it deleted (docs/product/retention.md). */
export function OwnData() {
  const [asked, setAsked] = useState(false);
  const [removed, setRemoved] = useState(false);
  return (
    <Section
      title="Verileriniz"
      text="Hesabınızdaki her şeyi indirebilir ya da hesabınızı bütün içeriğiyle silebilirsiniz."
    >
      <div className="flex flex-wrap gap-2">
        <DownloadLink />
        <Button variant="quiet" onClick={() => setAsked(true)}>
          Hesabımı sil
        </Button>
      </div>
      {removed ? (
        <RemovedDialog />
      ) : (
        asked && <DeleteDialog onOpenChange={setAsked} onRemoved={() => setRemoved(true)} />
      )}
    </Section>
  );
}
