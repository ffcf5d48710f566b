import { useState } from 'react';
import { plans } from '#domain/billing/plans.ts';
import { api } from '#web/lib/api.ts';
import { errorText } from '#web/lib/api-error.ts';
import { formatDay } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { AccountLink } from './account-page.tsx';
import type { OpenLink } from './confirmed-link-page.tsx';

type Preview = Awaited<ReturnType<typeof api.account.previewTakeover>>;

const count = (value: number) => value.toLocaleString('tr-TR');

function Consequences({ preview: { stories, tokens, plan, planEndsAt } }: { preview: Preview }) {
  return (
    <div className="grid gap-3">
      <p>
        Hesabı adresinizle bir başkası açmış olabilir. Devralırsanız eski şifre, açık oturumlar ve iki adımlı
        giriş kaldırılır; yeni şifreyi siz belirlersiniz.
      </p>
      <p>
        Hesaptaki{' '}
        {stories > 0 && (
          <>
            <strong>{count(stories)} hikâye</strong> (çöp kutusundakiler de),{' '}
          </>
        )}
        karakterler, Evren, hedefler ve profil bilgileri silinir
        {tokens > 0 && (
          <>
            ; <strong>{count(tokens)} token</strong> sıfırlanır
          </>
        )}
        . <strong>Bu işlem geri alınamaz.</strong>
      </p>
      {plan !== 'free' && (
        <p>
          {plans[plan].name} planı ve siparişler bu adreste kalır
          {planEndsAt && <>; plan {formatDay(planEndsAt)} tarihinde biter</>}.
        </p>
      )}
    </div>
  );
}

/** Offers the takeover to the owner of the address, and shows what is deleted before the confirmation. */
export function TakeOver({
  link: { secret, onError },
  onTaken,
}: {
  link: OpenLink;
  /** Called with the secret that sets the new password. */
  onTaken: (resetSecret: string) => void;
}) {
  const [preview, setPreview] = useState<Preview | null>(null);
  const [open, setOpen] = useState(false);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function run(work: () => Promise<void>) {
    setPending(true);
    setError(null);
    await work().catch((thrown: unknown) => {
      setError(errorText(thrown));
      onError(thrown);
    });
    setPending(false);
  }
  const ask = () =>
    run(async () => {
      setPreview(await api.account.previewTakeover({ secret }));
      setOpen(true);
    });
  const takeOver = () =>
    run(async () => {
      const { resetSecret } = await api.account.takeOver({ secret });
      onTaken(resetSecret);
    });

  return (
    <div className="grid gap-3 border-line border-t pt-5 text-sm">
      <p className="text-ink-soft">
        Hesabı siz açtıysanız ama şifresini hatırlamıyorsanız{' '}
        <AccountLink to="/sifremi-unuttum">yeni bir şifre belirleyin</AccountLink>; hikâyeleriniz yerinde
        kalır. Hesabı siz açmadıysanız devralabilirsiniz.
      </p>
      <Button fullWidth onClick={() => void ask()} loading={pending && !open} loadingText="Hesaba bakılıyor…">
        Bu hesabı ben açmadım
      </Button>
      {error && !open && (
        <p role="alert" className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
      {preview && (
        <ConfirmDialog
          open={open}
          onOpenChange={setOpen}
          title="Hesap devralınsın mı?"
          confirmText="Hesabı devral"
          onConfirm={() => void takeOver()}
          pending={pending}
          pendingText="Devralınıyor…"
          error={error}
        >
          <Consequences preview={preview} />
        </ConfirmDialog>
      )}
    </div>
  );
}
