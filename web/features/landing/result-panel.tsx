import { type RefObject, useId } from 'react';
import {
  GenerationProgress,
  GenerationReceipt,
  type GenerationState,
  isBusy,
} from '#web/features/generation/index.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';

interface ResultPanelProps {
  state: GenerationState;
  /** The whole shown text. */
  story: string;
  /** Continues an interrupted text. */
  onContinue: () => void;
  onStop: () => void;
  onDismiss: () => void;
  /** Given for an account: opens the text in the editor. */
  /** Id of the element with the reason why no text can be generated now. */
  continueReasonId: string | undefined;
  onOpenInEditor: (() => void) | null;
  panelRef: RefObject<HTMLElement | null>;
}

/** Shows the story while it is written, then with its cost and its actions. */
export function ResultPanel(props: ResultPanelProps) {
  const { state, story, onContinue, onStop, onDismiss, onOpenInEditor, panelRef } = props;
  const headingId = useId();
  const busy = isBusy(state);
  const paragraphs = story.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '');
  return (
    <section
      ref={panelRef}
      tabIndex={-1}
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
          // The text grows only at its end, so that a paragraph's index is a stable key.
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
        {!busy && (
          <>
            {state.phase === 'done' && (
              <GenerationReceipt
                generation={state.generation}
                onContinue={onContinue}
                continueReasonId={props.continueReasonId}
              />
            )}
            <div className="flex flex-wrap gap-2">
              {onOpenInEditor && (
                <Button variant="primary" onClick={onOpenInEditor}>
                  Editörde aç
                </Button>
              )}
              <CopyButton text={() => story} disabled={story === ''} />
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
