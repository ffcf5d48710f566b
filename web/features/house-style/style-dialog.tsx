import { useEffect, useRef, useState } from 'react';
import type { TextChange } from '#domain/house-style/text-change.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { DialogueSection } from './dialogue-section.tsx';
import { MarksSection } from './marks-section.tsx';
import { MeasuresSection } from './measures-section.tsx';
import { SpellingSection } from './spelling-section.tsx';
import type { StoryField } from './story-field.ts';
import type { StoryStyleControl } from './story-style.ts';
import { SuffixSection } from './suffix-section.tsx';
import type { SpellingControl } from './use-spelling.ts';
import { useStyleCheck } from './use-style-check.ts';

interface StyleDialogProps {
  field: StoryField;
  storyStyle: StoryStyleControl;
  spelling: SpellingControl;
  signedIn: boolean;
  busy: boolean;
  onClose: () => void;
}

const numbers = new Intl.NumberFormat('tr-TR');

/** The dialog of the story's house style and the statistics of its text. */
export default function StyleDialog({
  field,
  storyStyle,
  spelling,
  signedIn,
  busy,
  onClose,
}: StyleDialogProps) {
  const { style, choose } = storyStyle;
  const [text, setText] = useState(() => field.text());
  const { survey, failed } = useStyleCheck({ text, dialogue: style });
  const [done, setDone] = useState<{ text: string } | null>(null);
  const message = useRef<HTMLDivElement>(null);
  // The pressed button is often removed by the change, so the focus moves to the message.
  useEffect(() => {
    if (done) message.current?.focus();
  }, [done]);

  /** Applies the changes only to the checked text, because their positions belong to it. */
  function apply(changes: readonly TextChange[]) {
    if (field.text() === survey?.text) {
      field.edit(changes);
      setDone({
        text: `${numbers.format(changes.length)} yer değiştirildi. Metinde tek bir “Geri al” hepsini geri getirir.`,
      });
    } else setDone({ text: 'Metin bu arada değişti; yeniden bakıldı.' });
    setText(field.text());
  }

  function show(from: number, to: number) {
    onClose();
    // The range is selected after the closing dialog has returned the focus.
    setTimeout(() => field.select(from, to), 0);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Yazım ve üslup"
      description="Hikâyenin konuşma biçimi, noktalaması, yazımı ve ölçüleri. Siz istemeden metninizde hiçbir şey değişmez."
      size="lg"
    >
      <div ref={message} tabIndex={-1} className="rounded-md outline-none empty:hidden">
        {done && <Banner tone="success">{done.text}</Banner>}
      </div>
      {busy && <Banner tone="info">Metin yazılırken değişiklik yapılamaz.</Banner>}
      <div className="grid gap-6 [&>*+*]:border-t [&>*+*]:border-line [&>*+*]:pt-6">
        {survey ? (
          <>
            <DialogueSection
              style={survey.style}
              changes={survey.dialogue}
              disabled={busy}
              onStyle={choose}
              onConvert={() => apply(survey.dialogue)}
            />
            <MarksSection changes={survey.marks} disabled={busy} onApply={() => apply(survey.marks)} />
            <SuffixSection faults={survey.suffixes} disabled={busy} onApply={apply} onShow={show} />
          </>
        ) : failed ? (
          <Banner tone="error">Metin incelenemedi. Pencereyi kapatıp yeniden açın.</Banner>
        ) : (
          <SkeletonGroup label="Metin inceleniyor…" className="grid gap-3">
            <Skeleton className="h-11 w-64" />
            <Skeleton className="h-16 w-full" />
          </SkeletonGroup>
        )}
        <SpellingSection control={spelling} signedIn={signedIn} />
        {survey && <MeasuresSection statistics={survey.statistics} onShow={show} />}
      </div>
    </Dialog>
  );
}
