import { ExternalLink, Link2, Unlink } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import type { Share, ShareState } from '#contract/shares.ts';
import { messages } from '#domain/messages/index.ts';
import { penNameLimit, sharePath } from '#domain/story/shares.ts';
import { errorText } from '#web/lib/api-error.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, buttonClasses } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { DialogActions } from '#web/ui/dialog.tsx';
import { controlClasses } from '#web/ui/field.tsx';
import { SwitchField } from '#web/ui/switch-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TwoStepButton } from '#web/ui/two-step-button.tsx';
import type { useShare } from './use-share.ts';

/** The link with buttons to copy and open it. */
function SharedLink({ share }: { share: Share }) {
  const id = useId();
  if (share.token === null) {
    return (
      <Banner tone="error">
        Bağlantı açık ama bir daha gösterilemiyor. Yenisini almak için paylaşımı kapatıp yeniden açın.
      </Banner>
    );
  }
  const address = `${location.origin}${sharePath(share.token)}`;
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="text-sm font-semibold">
        Bağlantı
      </label>
      <input
        id={id}
        readOnly
        value={address}
        className={controlClasses}
        onFocus={({ target }) => target.select()}
      />
      <div className="flex flex-wrap gap-2">
        <CopyButton text={() => address} label="Bağlantıyı kopyala" what="Bağlantı" />
        <a href={address} target="_blank" rel="noreferrer" className={buttonClasses({ variant: 'quiet' })}>
          <ExternalLink aria-hidden="true" />
          Okurun gördüğü sayfa
        </a>
      </div>
    </div>
  );
}

/** The options of a link, and the link when it exists. */
export function ShareForm({
  storyId,
  state: { share, forAdults },
  sharing: { set, revoke },
}: {
  storyId: string;
  state: ShareState;
  sharing: ReturnType<typeof useShare>;
}) {
  const [penName, setPenName] = useState(share?.penName ?? '');
  const [adultOnly, setAdultOnly] = useState(share?.adultOnly ?? false);
  const changed = share !== null && (penName.trim() !== share.penName || adultOnly !== share.adultOnly);
  const error = set.error
    ? errorText(set.error, messages.shares.notSaved)
    : revoke.error && errorText(revoke.error, messages.shares.notRevoked);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (set.isPending) return;
    revoke.reset();
    set.mutate({ id: storyId, penName, adultOnly });
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {share && <SharedLink share={share} />}
      <TextField
        label="Yazar adı"
        optional
        hint="Başlığın altında görünür. Boş bırakırsanız sayfada hiçbir ad yazmaz."
        value={penName}
        maxLength={penNameLimit}
        autoComplete="off"
        onChange={(event) => setPenName(event.target.value)}
      />
      <SwitchField
        label="Yalnızca yetişkinler okusun"
        checked={forAdults || adultOnly}
        disabled={forAdults}
        onChange={setAdultOnly}
      >
        {forAdults
          ? 'Bu hikâye yetişkin içeriği taşıdığı için okurdan her zaman 18 yaş onayı istenir.'
          : 'Okurdan önce 18 yaş onayı istenir; onaylamadan başlık da metin de gönderilmez.'}
      </SwitchField>
      {error && <Banner tone="error">{error}</Banner>}
      <DialogActions>
        {share && (
          <TwoStepButton
            label="Paylaşımı kapat"
            armedLabel="Evet, kapat"
            name="Paylaşımı kapat"
            armedName="Evet, bağlantı bir daha açılmasın"
            icon={<Unlink aria-hidden="true" />}
            loading={revoke.isPending}
            loadingText="Kapatılıyor…"
            onConfirm={() => {
              set.reset();
              revoke.mutate({ id: storyId });
            }}
          />
        )}
        {(share === null || changed) && (
          <Button
            type="submit"
            variant="primary"
            icon={share ? undefined : <Link2 aria-hidden="true" />}
            loading={set.isPending}
            loadingText="Kaydediliyor…"
          >
            {share ? 'Değişikliği kaydet' : 'Bağlantı oluştur'}
          </Button>
        )}
      </DialogActions>
    </form>
  );
}
