import { Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { countWords } from '#domain/story/story.ts';
import { relativeTime } from '#domain/time/time.ts';
import { VerificationBanner } from '#web/features/security/index.ts';
import { useSession } from '#web/features/session/index.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { TwoStepButton } from '#web/ui/two-step-button.tsx';
import type { Draft } from './drafts/draft.ts';
import type { Editor } from './use-editor.ts';
import type { SaveFault } from './use-saving.ts';

/** How much there is to bring back; without a text, what there is instead. */
function extentOf({ content, idea, cards }: Draft): string {
  const words = countWords(content);
  if (words > 0) return `${words.toLocaleString('tr-TR')} sözcük`;
  if (idea.trim() !== '') return 'yalnızca fikir';
  return cards ? 'kaydedilmemiş kartlar' : 'henüz metin yok';
}

/** Unsaved work from before, offered again. */
function DraftOffer({
  draft,
  busy,
  restoring,
  onRestore,
  onDiscard,
}: {
  draft: Draft;
  restoring: boolean;
  /** True while something is written for, or offered to, what stands in the editor: it must not land in the draft. */
  busy: boolean;
  onRestore: () => void;
  onDiscard: () => void;
}) {
  const name = draft.title.trim() === '' ? 'Başlıksız bir metin' : `“${draft.title.trim()}”`;
  // A novel's words are not counted anew with each change of the page.
  const extent = useMemo(() => extentOf(draft), [draft]);
  return (
    <Banner
      tone="info"
      title="Kaydedilmemiş metniniz duruyor"
      action={
        <>
          <Button
            // The second click of a double click would find what was here, and bring it back at once.
            onClick={({ detail }) => detail < 2 && onRestore()}
            disabled={busy}
            loading={restoring}
            loadingText="Getiriliyor…"
          >
            Geri getir
          </Button>
          <TwoStepButton
            label="Sil"
            armedLabel="Evet, sil"
            name={`Kaydedilmemiş metni sil: ${name}`}
            armedName="Silmek için bir daha basın. Silinen metin geri gelmez."
            icon={<Trash2 aria-hidden="true" />}
            disabled={restoring}
            onConfirm={onDiscard}
          />
        </>
      }
    >
      {name}, {extent}, {relativeTime(new Date(draft.updatedAt))}.
      {busy && ' Süren yazım ya da açık öneri bitince geri getirebilirsiniz.'}
    </Banner>
  );
}

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

/** Why the story was not saved, standing until it is, with the way on. */
function SaveFaultNote({
  fault,
  onSignIn,
  onRetry,
  onSaveAsNew,
  onBringBack,
}: {
  fault: SaveFault;
  onSignIn: () => void;
  onRetry: () => void;
  onSaveAsNew: () => void;
  onBringBack: () => Promise<void>;
}) {
  const [bringing, setBringing] = useState(false);
  const saveAsNew = (
    <Button onClick={onSaveAsNew} disabled={bringing}>
      Yeni hikâye olarak kaydet
    </Button>
  );
  return (
    <Banner
      tone="error"
      action={
        fault.way === 'sign-in' ? (
          <Button onClick={onSignIn}>Giriş yap</Button>
        ) : fault.way === 'save-as-new' ? (
          saveAsNew
        ) : fault.way === 'gone' ? (
          <>
            <Button
              loading={bringing}
              loadingText="Getiriliyor…"
              onClick={() => {
                setBringing(true);
                void onBringBack().finally(() => setBringing(false));
              }}
            >
              Çöp kutusundan geri getir
            </Button>
            {saveAsNew}
          </>
        ) : (
          <Button onClick={onRetry}>Tekrar dene</Button>
        )
      }
    >
      <p>{fault.text}</p>
      {fault.way === 'sign-in' && <p>Yazdıklarınız bu tarayıcıda duruyor.</p>}
    </Banner>
  );
}

/**
 * What stands over the tabs until it is dealt with: first tokens that wait for the verified e-mail, an unsaved draft, a
 * stray text, a save that failed.
 */
export function EditorNotices({ editor }: { editor: Editor }) {
  const { viewer } = useSession();
  const { drafts, writer, saving, ways } = editor;
  const draft = drafts.offered?.[0];
  return (
    <div
      ref={editor.noticesRef}
      tabIndex={-1}
      className="grid scroll-mt-32 gap-3 pt-4 pb-1 outline-none empty:hidden"
    >
      {viewer?.signUpTokensWait && <VerificationBanner />}
      {draft && (
        <DraftOffer
          key={draft.id}
          draft={draft}
          busy={editor.isExpecting}
          restoring={drafts.restoring}
          onRestore={() => void ways.restoreDraft(draft)}
          onDiscard={() => void drafts.discard(draft)}
        />
      )}
      {writer.stray && !draft && <StrayOffer onTake={writer.takeStray} onDrop={writer.dropStray} />}
      {saving.fault && saving.fault.field === null && (
        <SaveFaultNote
          fault={saving.fault}
          onSignIn={() => saving.askSignIn(true)}
          onRetry={() => void saving.saveByHand()}
          onSaveAsNew={ways.saveAsNew}
          onBringBack={ways.bringBack}
        />
      )}
    </div>
  );
}
