import type { Story } from '#contract/stories.ts';
import { messages } from '#domain/messages.ts';
import { countWords } from '#domain/story.ts';
import { relativeTime } from '#domain/time.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { StoryFields } from './drafts/draft.ts';

interface ConflictDialogProps {
  /** What the other tab saved. */
  other: Story;
  mine: StoryFields;
  saving: boolean;
  onClose: () => void;
  onKeepBoth: () => void;
  onTakeOther: () => void;
  onOverwrite: () => void;
}

/** Letters of each version that the dialog shows; the ends differ most often. */
const shownLetters = 1_500;

function Version({
  name,
  title,
  content,
  note,
}: {
  name: string;
  title: string;
  content: string;
  note: string;
}) {
  const cut = content.length > shownLetters;
  return (
    <section aria-label={name} className="grid min-w-0 content-start gap-2">
      <h3 className="font-sans text-sm font-semibold tracking-normal">{name}</h3>
      <section
        // A scrolling region must be reachable by keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        tabIndex={0}
        aria-label={`${name}: metin`}
        className="max-h-28 overflow-y-auto rounded-md border border-line bg-paper px-4 py-3 sm:max-h-72"
      >
        <p className="font-serif text-lg font-medium">{title}</p>
        <p className="font-serif text-base whitespace-pre-line">
          {cut && '… '}
          {cut ? content.slice(-shownLetters) : content}
        </p>
      </section>
      <p className="text-xs text-ink-soft tabular-nums">
        {countWords(content).toLocaleString('tr-TR')} sözcük, {note}
      </p>
    </section>
  );
}

/** Two tabs wrote the same story: both versions, and a choice that loses neither. */
export function ConflictDialog({
  other,
  mine,
  saving,
  onClose,
  onKeepBoth,
  onTakeOther,
  onOverwrite,
}: ConflictDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title="Bu hikâyenin iki sürümü var"
      description={messages.story.changedElsewhere}
      actions={
        <>
          <Button variant="quiet" onClick={onOverwrite} disabled={saving} className="text-danger!">
            Öbürünün üzerine yaz
          </Button>
          <Button onClick={onTakeOther} disabled={saving}>
            Öbürünü aç
          </Button>
          <Button variant="primary" onClick={onKeepBoth} loading={saving} loadingText="Kaydediliyor…">
            İkisini de sakla
          </Button>
        </>
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Version name="Buradaki" title={mine.title} content={mine.content} note="henüz kaydedilmedi" />
        <Version
          name="Öbür sekmede kaydedilen"
          title={other.title}
          content={other.content}
          note={relativeTime(other.updatedAt)}
        />
      </div>
      <p className="text-sm text-ink-soft">
        “İkisini de sakla” buradaki metni yeni bir hikâye olarak kaydeder. “Öbürünü aç” derseniz buradaki
        metin, geri getirebileceğiniz bir taslak olarak durur.
      </p>
    </Dialog>
  );
}
