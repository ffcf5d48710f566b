import { PenLine, Square } from 'lucide-react';
import type { Generation } from '#contract/generations.ts';
import { messages } from '#domain/messages/index.ts';
import { Button } from '#web/ui/button.tsx';
import { formatElapsed, formatFailureCharge, formatReceipt } from './figures.ts';
import type { GenerationState } from './generation-state.ts';
import { isBusy } from './generation-state.ts';
import { StorytellerNote } from './storyteller-note.tsx';
import { useElapsed } from './use-elapsed.ts';

/** Shows the running generation with its elapsed time and a stop button, unless that stands elsewhere. */
export function GenerationProgress({
  state,
  onStop,
}: {
  state: GenerationState;
  onStop: (() => void) | null;
}) {
  const busy = isBusy(state) ? state : null;
  const elapsed = useElapsed(busy ? busy.startedAt : null);
  if (!busy) return null;
  const doing = busy.stopping
    ? 'Durduruluyor…'
    : busy.phase === 'writing' && busy.reconnecting
      ? 'Bağlantı koptu, yeniden bağlanılıyor…'
      : 'Yazılıyor…';
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="inline-flex items-center gap-2.5 text-sm text-ink-soft">
        <span className="spinner" aria-hidden="true" />
        {doing}
        <span className="tabular-nums" role="timer" aria-label="Geçen süre">
          {formatElapsed(elapsed)}
        </span>
      </p>
      {onStop && (
        <Button icon={<Square aria-hidden="true" />} onClick={onStop} disabled={busy.stopping}>
          Durdur
        </Button>
      )}
    </div>
  );
}

/** The data of a text's receipt. */
export type ReceiptSource = Pick<
  Generation,
  'status' | 'receipt' | 'freeFailure' | 'brokenOff' | 'byStoryteller'
> &
  Partial<Pick<Generation, 'notice'>>;

/** Shows that an interrupted text is kept, its cost, and a button to continue it. */
function BrokenOffNote({
  generation,
  onContinue,
  continueReasonId,
}: {
  generation: ReceiptSource;
  onContinue: (() => void) | undefined;
  continueReasonId: string | undefined;
}) {
  return (
    <div className="mb-1 grid justify-items-start gap-2.5 rounded-md border border-line bg-well px-4 py-3">
      <div>
        <p className="font-semibold text-ink">{messages.generation.brokenOff}</p>
        <p className="tabular-nums">{formatFailureCharge(generation)}</p>
      </div>
      {onContinue && (
        <Button icon={<PenLine aria-hidden="true" />} reasonId={continueReasonId} onClick={onContinue}>
          Buradan devam et
        </Button>
      )}
    </div>
  );
}

/**
 * Shows a text's cost and the balance, and whether it was interrupted or written without a language model.
 * @param onContinue continues an interrupted text
 * @param continueReasonId id of the element with the reason why it can't be continued now
 */
export function GenerationReceipt({
  generation,
  onContinue,
  continueReasonId,
}: {
  generation: ReceiptSource;
  onContinue?: () => void;
  continueReasonId?: string | undefined;
}) {
  return (
    <div className="grid gap-1 text-sm text-ink-soft">
      {generation.brokenOff && (
        <BrokenOffNote generation={generation} onContinue={onContinue} continueReasonId={continueReasonId} />
      )}
      {generation.receipt && !generation.brokenOff && (
        <p>
          {generation.status === 'stopped' && 'Durdurdunuz; yazılan kadarı sizindir. '}
          <span className="tabular-nums">{formatReceipt(generation.receipt)}</span>
        </p>
      )}
      {generation.notice && <p>{generation.notice}</p>}
      {generation.byStoryteller && <StorytellerNote />}
    </div>
  );
}

function endOf({ status, brokenOff }: Pick<Generation, 'status' | 'brokenOff'>): string {
  if (brokenOff) return messages.generation.brokenOff;
  return status === 'stopped' ? 'Yazma durduruldu.' : 'Hikâye hazır.';
}

/** Announces start and end to screen readers, but not the text, which people read at their own pace. */
export function GenerationAnnouncer({ state }: { state: GenerationState }) {
  const said =
    state.phase === 'starting' || state.phase === 'writing'
      ? 'Hikâye yazılıyor.'
      : state.phase === 'done'
        ? endOf(state.generation)
        : '';
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
