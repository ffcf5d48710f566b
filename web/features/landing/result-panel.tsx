import { type RefObject, useId } from 'react';
import {
  GenerationProgress,
  GenerationReceipt,
  type GenerationState,
  isBusy,
  textOf,
} from '#web/features/generation/index.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';

interface ResultPanelProps {
  state: GenerationState;
  onStop: () => void;
  onDismiss: () => void;
  /** Given for an account: opens the text in the editor. */
  onOpenInEditor: (() => void) | null;
  panelRef: RefObject<HTMLElement | null>;
}

/** The story on its page: growing while it is written, then with what it cost and what to do with it. */
export function ResultPanel({ state, onStop, onDismiss, onOpenInEditor, panelRef }: ResultPanelProps) {
  const headingId = useId();
  const text = textOf(state);
  const busy = isBusy(state);
  const paragraphs = text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '');
  return (
    <section
      ref={panelRef}
      aria-labelledby={headingId}
      className="grid scroll-mt-24 gap-6 rounded-xl border border-line bg-sheet p-5 shadow-sheet sm:p-10"
    >
      <h2 id={headingId} className="sr-only">
        {busy ? 'Hikâyeniz yazılıyor' : 'Hikâyeniz'}
      </h2>
      <div aria-busy={busy} className="mx-auto grid w-full max-w-prose gap-5">
        {busy && paragraphs.length === 0 && (
          <div aria-hidden="true" className="grid gap-4 py-1">
            {['w-full', 'w-11/12', 'w-4/5'].map((width) => (
              <div key={width} className={`h-4 animate-pulse rounded-sm bg-well ${width}`} />
            ))}
          </div>
        )}
        {paragraphs.map((paragraph, index) => (
          // The text only ever grows at its end: a paragraph's place is its name.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <p key={index} className="manuscript whitespace-pre-line">
            {paragraph}
          </p>
        ))}
        {state.phase === 'done' && paragraphs.length === 0 && (
          <p className="text-ink-soft">Yazmaya başlamadan durduruldu; metin yok.</p>
        )}
      </div>
      <div className="mx-auto grid w-full max-w-prose gap-4 border-t border-line pt-5">
        <GenerationProgress state={state} onStop={onStop} />
        {state.phase === 'done' && (
          <>
            <GenerationReceipt generation={state.generation} />
            <div className="flex flex-wrap gap-2">
              {onOpenInEditor && (
                <Button variant="primary" onClick={onOpenInEditor}>
                  Editörde aç
                </Button>
              )}
              <CopyButton text={() => text} disabled={text === ''} />
              <Button variant="quiet" onClick={onDismiss}>
                Yeni hikâye
              </Button>
            </div>
          </>
        )}
      </div>
    </section>
  );
}
