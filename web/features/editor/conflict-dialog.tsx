import { useMemo, useState } from 'react';
import type { Story } from '#contract/stories.ts';
import { messages } from '#domain/messages.ts';
import { countWords, storyName } from '#domain/story.ts';
import { relativeTime } from '#domain/time.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DifferenceView } from './difference/difference-view.tsx';
import type { StoryFields } from './drafts/draft.ts';
import { type Apart, fieldsApart } from './fields-apart.ts';
import { fieldsOf } from './save-story.ts';

interface ConflictDialogProps {
  /** What the other tab saved. */
  other: Story;
  mine: StoryFields;
  open: boolean;
  saving: boolean;
  onClose: () => void;
  /** Called when it has left the screen. */
  onClosed: () => void;
  onKeepBoth: () => void;
  /** Ends when the other version stands here, or can't. */
  onTakeOther: () => Promise<void>;
  onOverwrite: () => void;
}

function Version({ name, title, content, note }: Record<'name' | 'title' | 'content' | 'note', string>) {
  const words = useMemo(() => countWords(content), [content]);
  return (
    <div className="grid min-w-0 content-start gap-0.5">
      <h3 className="font-sans text-sm font-semibold tracking-normal">{name}</h3>
      <p className="font-serif text-lg font-medium wrap-anywhere">{storyName(title)}</p>
      <p className="text-xs text-ink-soft tabular-nums">
        {words.toLocaleString('tr-TR')} sözcük, {note}
      </p>
    </div>
  );
}

/** What differs beside the text, each version's words beside the other's. */
function ApartList({ parts }: { parts: readonly Apart[] }) {
  return (
    <ul className="grid divide-y divide-line rounded-md border border-line">
      {parts.map(({ id, name, mine, other }) => (
        <li key={id} className="grid gap-1.5 p-3 text-sm">
          <h4 className="font-sans text-sm font-semibold tracking-normal wrap-anywhere">{name}</h4>
          <dl className="grid gap-x-4 gap-y-1.5 sm:grid-cols-2">
            {[['Buradakinde', mine] as const, ['Öbüründe', other] as const].map(([side, text]) => (
              <div key={side} className="grid min-w-0 content-start gap-0.5">
                <dt className="text-xs text-ink-soft">{side}</dt>
                <dd className="whitespace-pre-wrap wrap-anywhere">{text}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

/** Two tabs wrote the same story: both versions, and a choice that loses neither. */
export default function ConflictDialog({
  other,
  mine,
  open,
  saving,
  onClose,
  onClosed,
  onKeepBoth,
  onTakeOther,
  onOverwrite,
}: ConflictDialogProps) {
  const [taking, setTaking] = useState(false);
  const busy = saving || taking;
  const apart = fieldsApart(mine, fieldsOf(other));
  const sameText = mine.content.trim() === other.content.trim();
  const sameTitle = mine.title.trim() === other.title.trim();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      onClosed={onClosed}
      size="lg"
      title="Bu hikâyenin iki sürümü var"
      description={messages.story.changedElsewhere}
      actionsStay
      actions={
        <>
          <Button variant="quiet" onClick={onOverwrite} disabled={busy} className="text-danger!">
            Öbürünün üzerine yaz
          </Button>
          <Button
            onClick={() => {
              setTaking(true);
              void onTakeOther().finally(() => setTaking(false));
            }}
            disabled={busy}
          >
            Öbürünü aç
          </Button>
          <Button
            variant="primary"
            onClick={onKeepBoth}
            disabled={taking}
            loading={saving}
            loadingText="Kaydediliyor…"
          >
            İkisini de sakla
          </Button>
        </>
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Version name="Buradaki" title={mine.title} content={mine.content} note="henüz kaydedilmedi" />
        <Version
          name="Başka yerde kaydedilen"
          title={other.title}
          content={other.content}
          note={relativeTime(other.updatedAt)}
        />
      </div>
      {sameText ? (
        <p className="font-medium">
          {apart.length > 0
            ? 'İki sürümün metni aynı; ayrıldıkları yerler şunlar:'
            : sameTitle
              ? 'İki sürüm de birbirinin aynı; hangisini seçerseniz seçin bir şey kaybolmaz.'
              : 'İki sürümün metni aynı; yalnızca başlıkları ayrı.'}
        </p>
      ) : (
        <DifferenceView before={mine.content} after={other.content} names={null} />
      )}
      {!sameText && apart.length > 0 && (
        <h3 className="font-sans text-sm font-semibold tracking-normal">Metnin dışında ayrılanlar</h3>
      )}
      {apart.length > 0 && <ApartList parts={apart} />}
      <p className="text-sm text-ink-soft">
        “İkisini de sakla” buradakini yeni bir hikâye olarak kaydeder. “Öbürünü aç” derseniz buradaki, geri
        getirebileceğiniz bir taslak olarak durur. “Öbürünün üzerine yaz” öbürünü sürümlere kaldırır.
      </p>
    </Dialog>
  );
}
