import { ChevronLeft, ChevronRight, Square, X } from 'lucide-react';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { namesIn } from '#domain/generation/selection-actions.ts';
import { formatForecast, GenerationReceipt, isBusy, textOf } from '#web/features/generation/index.ts';
import { ShortageNote } from '#web/features/token-shortage/index.ts';
import { ReceiptMaterial } from '#web/features/world/index.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { FaultNote } from '../fault-note.tsx';
import { askedName, mayReplace, replaces } from './selection-request.ts';
import type { SelectionActions, Standing } from './use-selection-actions.ts';

const DifferenceView = lazy(() =>
  import('../difference/difference-view.tsx').then(({ DifferenceView: view }) => ({ default: view })),
);

const halfNote =
  'Öneri yarım kaldı: seçtiğiniz metnin yerine geçmez, isterseniz altına ayrı bir paragraf olarak eklenir.';
const standingNotes = {
  whole: null,
  changed: 'Seçtiğiniz yer bu arada değişti. Kabul ederseniz öneri, şimdiki hâlinin yerine geçer.',
  gone: 'Seçtiğiniz metin artık yok. Kabul ederseniz öneri imlecin olduğu yere eklenir.',
} as const satisfies Record<Standing, string | null>;

function Names({ text, onPick }: { text: string; onPick: (name: string) => void }) {
  const names = namesIn(text);
  if (names.length === 0) return <p className="text-sm text-ink-soft">Kullanılabilecek bir ad gelmedi.</p>;
  return (
    <ul aria-label="Önerilen adlar" className="flex flex-wrap gap-2">
      {names.map((name) => (
        <li key={name}>
          <Button onClick={() => onPick(name)}>{name}</Button>
        </li>
      ))}
    </ul>
  );
}

/** One suggestion beside the text: it grows, is edited, compared, taken or let go; nothing of it stands in the story before. */
export function SuggestionPanel({ actions }: { actions: SelectionActions }) {
  const { asked, state, suggestions, shortage } = actions;
  const shortageId = useId();
  const [at, setAt] = useState(0);
  const [comparing, setComparing] = useState(false);
  const [taking, setTaking] = useState(false);
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  const count = suggestions.length;
  useEffect(() => setAt(Math.max(0, count - 1)), [count]);
  const isOpen = asked !== null;
  useEffect(() => {
    if (isOpen) box.current?.focus();
  }, [isOpen]);
  if (!asked) return null;

  const busy = isBusy(state) ? state : null;
  const shown = busy ? null : suggestions[at];
  const text = shown ? (asked.edited[shown.id] ?? shown.text) : '';
  const passage = actions.passageNow();
  const half = shown?.status === 'stopped' && replaces(asked.action);
  const note = !shown
    ? null
    : half && actions.standing !== 'gone'
      ? halfNote
      : standingNotes[actions.standing];
  const compares = shown ? mayReplace(asked.action, shown.status) && passage !== '' : false;

  async function take(chosen: string) {
    if (!shown || taking) return;
    setTaking(true);
    await actions.accept(chosen, shown.id);
    setTaking(false);
  }

  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="fixed z-30 grid content-start gap-3 overflow-y-auto overscroll-contain bg-paper p-4 outline-none max-lg:inset-x-0 max-lg:bottom-(--keyboard,0px) max-lg:max-h-[min(70dvh,calc(100dvh-var(--keyboard,0px)-4rem))] max-lg:rounded-t-lg max-lg:border-t max-lg:border-line max-lg:pb-[max(1rem,env(safe-area-inset-bottom))] max-lg:shadow-float lg:top-10 lg:right-0 lg:bottom-0 lg:w-105 lg:border-l lg:border-line lg:p-5"
    >
      <div className="flex items-center gap-1">
        <h2 id={titleId} className="mr-auto text-lg">
          {askedName(asked)}
        </h2>
        {count > 1 && !busy && (
          <>
            <IconButton
              label="Önceki öneri"
              icon={<ChevronLeft />}
              disabled={at === 0}
              onClick={() => setAt((now) => now - 1)}
            />
            <span className="text-sm tabular-nums" aria-live="polite">
              <span className="sr-only">Öneri </span>
              {at + 1}/{count}
            </span>
            <IconButton
              label="Sonraki öneri"
              icon={<ChevronRight />}
              disabled={at >= count - 1}
              onClick={() => setAt((now) => now + 1)}
            />
          </>
        )}
        {!busy && (
          <IconButton label="Öneriyi bırak" icon={<X />} disabled={taking} onClick={actions.reject} />
        )}
      </div>
      <p role="status" className="sr-only">
        {busy ? 'Öneri yazılıyor.' : shown ? 'Öneri hazır.' : ''}
      </p>
      {busy && (
        <>
          <p className="font-serif text-base whitespace-pre-wrap wrap-anywhere">{textOf(state)}</p>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <span className="inline-flex items-center gap-2.5 text-sm text-ink-soft">
              <span className="spinner" aria-hidden="true" />
              {busy.stopping
                ? 'Durduruluyor…'
                : busy.phase === 'writing' && busy.reconnecting
                  ? 'Bağlantı koptu, yeniden bağlanılıyor…'
                  : 'Yazılıyor…'}
            </span>
            <Button icon={<Square aria-hidden="true" />} onClick={actions.stop} disabled={busy.stopping}>
              Durdur
            </Button>
          </div>
        </>
      )}
      {state.phase === 'failed' && (
        <FaultNote fault={{ ...state.fault, data: undefined }} onRetry={actions.retry} />
      )}
      {shown && (
        <>
          {note && (
            <p
              className={classes('text-sm font-medium', note === halfNote ? 'text-ink-soft' : 'text-danger')}
            >
              {note}
            </p>
          )}
          {asked.action === 'names' ? (
            <Names text={text} onPick={(name) => void take(name)} />
          ) : comparing && compares ? (
            <div className="max-h-[45dvh] overflow-y-auto rounded-md border border-line p-3">
              <Suspense fallback={null}>
                <DifferenceView
                  before={passage}
                  after={text}
                  names={{ before: 'seçtiğiniz yerde', after: 'öneride' }}
                />
              </Suspense>
            </div>
          ) : (
            <TextArea
              label="Öneri"
              hint="Kabul etmeden önce düzenleyebilirsiniz."
              manuscript
              grows
              rows={4}
              value={text}
              onChange={(event) => actions.edit(shown.id, event.target.value)}
            />
          )}
          <div className="grid">
            <GenerationReceipt generation={shown} />
            <ReceiptMaterial key={shown.id} generationId={shown.id} />
          </div>
          {shortage && state.phase !== 'failed' && (
            <ShortageNote id={shortageId} shortage={shortage}>
              Bu öneriyi kullanabilir ya da yerini kendiniz yazabilirsiniz.
            </ShortageNote>
          )}
          <div className="sticky -bottom-4 -mx-4 -mb-4 flex flex-wrap gap-2 border-t border-line bg-paper px-4 py-3 max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))]">
            {asked.action !== 'names' && (
              <Button
                variant={half ? 'secondary' : 'primary'}
                loading={taking}
                loadingText="Metne ekleniyor…"
                disabled={text.trim() === ''}
                onClick={() => void take(text)}
              >
                {half && actions.standing !== 'gone' ? 'Altına ekle' : 'Kabul et'}
              </Button>
            )}
            {compares && (
              <Button aria-pressed={comparing} onClick={() => setComparing((now) => !now)}>
                {comparing ? 'Düzenle' : 'Farkı göster'}
              </Button>
            )}
            <Button
              variant="quiet"
              className="px-2"
              disabled={taking}
              reasonId={shortage ? shortageId : undefined}
              onClick={actions.another}
            >
              <span className="whitespace-nowrap">Bir daha dene</span>
              {!shortage && (
                <span className="text-xs font-normal whitespace-nowrap text-ink-soft tabular-nums">
                  {formatForecast(asked.forecast)}
                </span>
              )}
            </Button>
            <Button variant="quiet" className="px-2" disabled={taking} onClick={actions.reject}>
              Vazgeç
            </Button>
          </div>
        </>
      )}
      {state.phase === 'failed' && !shown && (
        <Button variant="quiet" onClick={actions.reject}>
          Vazgeç
        </Button>
      )}
    </section>
  );
}
