import { Download, FileOutput, PenLine, Save, Square } from 'lucide-react';
import { useId, useSyncExternalStore } from 'react';
import { formatElapsed, type GenerationState, isBusy, useElapsed } from '#web/features/generation/index.ts';
import { type Shortage, shortText } from '#web/features/token-shortage/index.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import type { WordMeter } from './word-meter.ts';

interface ActionBarProps {
  /** True while the story has no text yet. */
  blank: boolean;
  words: WordMeter;
  saving: boolean;
  state: GenerationState;
  /** True while a generation waits for added cards. */
  waiting: boolean;
  /** Too few tokens for a start; null where there are enough. */
  shortage: Shortage | null;
  text: () => string;
  onSave: () => void;
  onDownload: () => void;
  onExport: () => void;
  onGenerate: () => void;
  onStop: () => void;
}

function WordCount({ meter }: { meter: WordMeter }) {
  const words = useSyncExternalStore(meter.subscribe, meter.get, meter.get);
  return (
    <p className="mr-auto text-sm text-ink-soft tabular-nums max-lg:hidden">
      {words.toLocaleString('tr-TR')} sözcük
    </p>
  );
}

/** What is done with the text, within thumb reach at the window's lower edge. */
export function ActionBar(props: ActionBarProps) {
  const { blank, words, saving, state, shortage } = props;
  const shortageId = useId();
  const busy = isBusy(state) ? state : null;
  const elapsed = useElapsed(busy ? busy.startedAt : null);
  return (
    <div
      data-quiet
      className="sticky bottom-0 z-10 -mx-3 mt-auto border-t border-line bg-paper px-3 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] sm:-mx-5 sm:px-5"
    >
      {shortage && !busy && (
        <p id={shortageId} className="pb-2 text-sm text-ink-soft lg:hidden">
          {shortText(shortage)}
        </p>
      )}
      <div className="flex items-center gap-1 sm:gap-2">
        <WordCount meter={words} />
        {busy ? (
          <Button
            className="flex-1 px-3 whitespace-nowrap lg:hidden"
            icon={<Square aria-hidden="true" />}
            onClick={props.onStop}
            // In its first second it stands where the second tap of a double tap falls.
            disabled={busy.stopping || elapsed < 1_000}
          >
            Durdur <span className="font-normal tabular-nums">{formatElapsed(elapsed)}</span>
          </Button>
        ) : (
          <Button
            className="flex-1 px-3 whitespace-nowrap max-sm:[&>svg]:hidden lg:hidden"
            variant={blank ? 'primary' : 'secondary'}
            icon={<PenLine aria-hidden="true" />}
            loading={props.waiting}
            loadingText="Hazırlanıyor…"
            reasonId={shortage ? shortageId : undefined}
            onClick={props.onGenerate}
          >
            {blank ? 'Üret' : 'Devam et'}
          </Button>
        )}
        <CopyButton text={props.text} disabled={blank} variant="quiet" compact />
        <Button
          variant="quiet"
          className="max-sm:min-w-target max-sm:px-3"
          disabled={blank}
          icon={<Download aria-hidden="true" />}
          onClick={props.onDownload}
        >
          <span className="max-sm:sr-only">İndir</span>
        </Button>
        <Button
          variant="quiet"
          className={classes('max-sm:min-w-target max-sm:px-3', busy && 'max-sm:hidden')}
          disabled={blank}
          icon={<FileOutput aria-hidden="true" />}
          onClick={props.onExport}
        >
          <span className="max-sm:sr-only">Dışa aktar</span>
        </Button>
        <Button
          className="px-3 max-lg:flex-1 max-sm:[&>.spinner]:hidden max-sm:[&>svg]:hidden sm:px-4"
          variant={blank ? 'secondary' : 'primary'}
          icon={<Save aria-hidden="true" />}
          loading={saving}
          onClick={props.onSave}
        >
          {/* A phone has no room for more: there the header alone says it. */}
          <span className={saving ? 'sm:hidden' : undefined}>Kaydet</span>
          {saving && <span className="max-sm:hidden">Kaydediliyor…</span>}
        </Button>
      </div>
    </div>
  );
}
