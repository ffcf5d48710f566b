import { useState } from 'react';
import { VerificationBanner } from '#web/features/security/index.ts';
import { useSession } from '#web/features/session/index.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Editor } from './use-editor.ts';
import type { RefusalWays } from './use-refusal.ts';

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
function RefusalNotice({ ways }: { ways: RefusalWays }) {
  const [bringing, setBringing] = useState(false);
  const { refusal } = ways;
  const saveAsNew = (
    <Button onClick={() => void ways.saveAsNew()} disabled={bringing}>
      Yeni hikâye olarak kaydet
    </Button>
  );
  return (
    <Banner
      tone="error"
      action={
        refusal === 'signed-out' ? (
          <Button onClick={() => ways.askSignIn(true)}>Giriş yap</Button>
        ) : refusal === 'not-found' ? (
          <>
            {!ways.isGoneForGood && (
              <Button
                loading={bringing}
                loadingText="Getiriliyor…"
                onClick={() => {
                  setBringing(true);
                  void ways.bringBack().finally(() => setBringing(false));
                }}
              >
                Çöp kutusundan geri getir
              </Button>
            )}
            {saveAsNew}
          </>
        ) : (
          <Button onClick={ways.retry}>Tekrar dene</Button>
        )
      }
    >
      <p>{ways.text}</p>
      <p>Yazdıklarınız bu tarayıcıda duruyor.</p>
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
      {refusal.refusal && <RefusalNotice ways={refusal} />}
    </div>
  );
}
