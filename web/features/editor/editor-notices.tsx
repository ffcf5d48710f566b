import { useState } from 'react';
import { VerificationBanner } from '#web/features/security/index.ts';
import { useSession } from '#web/features/session/index.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Editor } from './use-editor.ts';
import type { RecoveryActions } from './use-refusal.ts';

/** A generated text that never reached the story it was asked for. */
function StrayOffer({ onTake, onDrop }: { onTake: () => void; onDrop: () => void }) {
  return (
    <Banner
      tone="info"
      title="Son ürettiğiniz metin henüz bir hikâyeye eklenmedi"
      action={
        <>
          <Button onClick={onTake}>Buraya ekle</Button>
          <Button variant="quiet" onClick={onDrop}>
            Bırak
          </Button>
        </>
      }
    />
  );
}

/** Why the server does not take the story, standing until it does, with the way on. */
function RefusalNotice({ actions }: { actions: RecoveryActions }) {
  const [bringing, setBringing] = useState(false);
  const [saving, setSaving] = useState(false);
  const { refusal } = actions;
  const saveAsNew = (
    <Button
      disabled={bringing}
      loading={saving}
      loadingText="Kaydediliyor…"
      onClick={() => {
        setSaving(true);
        void actions.saveAsNew().finally(() => setSaving(false));
      }}
    >
      Yeni hikâye olarak kaydet
    </Button>
  );
  return (
    <Banner
      tone="error"
      action={
        refusal === 'signed-out' ? (
          <Button onClick={() => actions.askSignIn(true)}>Giriş yap</Button>
        ) : refusal === 'not-found' ? (
          <>
            {!actions.isGoneForGood && (
              <Button
                loading={bringing}
                loadingText="Getiriliyor…"
                onClick={() => {
                  setBringing(true);
                  void actions.bringBack().finally(() => setBringing(false));
                }}
              >
                Çöp kutusundan geri getir
              </Button>
            )}
            {saveAsNew}
          </>
        ) : (
          <Button onClick={actions.retry}>Tekrar dene</Button>
        )
      }
    >
      {actions.isKept ? (
        <>
          <p>{actions.text}</p>
          <p>Yazdıklarınız bu tarayıcıda duruyor.</p>
        </>
      ) : (
        // The texts of the refusals say that the words are here.
        <p>
          Hikâyeniz kaydedilemiyor, bu tarayıcı da yazdıklarınızı saklayamıyor. Kaydedilene kadar bu sayfayı
          kapatmayın.
        </p>
      )}
    </Banner>
  );
}

/** What stands over the tabs until it is dealt with: tokens that wait for the verified e-mail, a stray text, a refusal. */
export function EditorNotices({ editor }: { editor: Editor }) {
  const { viewer } = useSession();
  const { writer, refusal } = editor;
  return (
    <div
      ref={editor.noticesRef}
      tabIndex={-1}
      className="grid scroll-mt-32 gap-3 pt-4 pb-1 outline-none empty:hidden"
    >
      {viewer?.signUpTokensWait && <VerificationBanner />}
      {writer.stray && <StrayOffer onTake={writer.takeStray} onDrop={writer.dropStray} />}
      {refusal.refusal && <RefusalNotice actions={refusal} />}
    </div>
  );
}
