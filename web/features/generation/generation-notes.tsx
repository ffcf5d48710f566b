import { Square } from 'lucide-react';
import type { Generation } from '#contract/generations.ts';
import { Button } from '#web/ui/button.tsx';
import { formatElapsed, formatReceipt } from './figures.ts';
import type { GenerationState } from './generation-state.ts';
import { isBusy } from './generation-state.ts';
import { useElapsed } from './use-elapsed.ts';

/** That it writes, for how long, and the way to stop it. */
export function GenerationProgress({ state, onStop }: { state: GenerationState; onStop: () => void }) {
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
      <Button icon={<Square aria-hidden="true" />} onClick={onStop} disabled={busy.stopping}>
        Durdur
      </Button>
    </div>
  );
}

/** What a text cost and what is left; says plainly when no language model wrote it. */
export function GenerationReceipt({
  generation,
}: {
  generation: Pick<Generation, 'status' | 'receipt' | 'byStoryteller'>;
}) {
  return (
    <div className="grid gap-1 text-sm text-ink-soft">
      {generation.receipt && (
        <p>
          {generation.status === 'stopped' && 'Durdurdunuz; yazılan kadarı sizindir. '}
          <span className="tabular-nums">{formatReceipt(generation.receipt)}</span>
        </p>
      )}
      {generation.byStoryteller && (
        <p>
          Bu metni <strong className="font-semibold">Yerel anlatıcı</strong> yazdı: bir dil modeli değil,
          sitenin kendi içindeki anlatı kuralları.
        </p>
      )}
    </div>
  );
}

/** Says start and end to screen readers; the words themselves are read where they stand, at one's own pace. */
export function GenerationAnnouncer({ state }: { state: GenerationState }) {
  const said =
    state.phase === 'starting' || state.phase === 'writing'
      ? 'Hikâye yazılıyor.'
      : state.phase === 'done'
        ? state.generation.status === 'stopped'
          ? 'Yazma durduruldu.'
          : 'Hikâye hazır.'
        : '';
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
