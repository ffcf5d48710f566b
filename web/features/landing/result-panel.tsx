import { PenLine } from 'lucide-react';
import { type RefObject, useId } from 'react';
import { guestCost } from '#domain/billing/tokens.ts';
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
  /** The title over the text. */
  title: string;
  /** The whole shown text. */
  story: string;
  /** Continues the text. */
  onContinue: () => void;
  /** Whether a guest may continue the whole text, which each story allows once. */
  mayContinue: boolean;
  onStop: () => void;
  onDismiss: () => void;
  /** Id of the element with the reason why no text can be generated now. */
  continueReasonId: string | undefined;
  /** Given for an account: opens the text in the editor. */
  onOpenInEditor: (() => void) | null;
  panelRef: RefObject<HTMLElement | null>;
}

/** Shows the story as a page while it is written, then with its cost and its actions. */
export function ResultPanel(props: ResultPanelProps) {
  const { state, title, story, onContinue, onStop, onDismiss, onOpenInEditor, panelRef } = props;
  const continueNoteId = useId();
  const busy = isBusy(state);
  // Speech stands on lines of its own, each of which is a paragraph.
  const paragraphs = story.split('\n').filter((paragraph) => paragraph.trim() !== '');
  return (
    <section
      ref={panelRef}
      tabIndex={-1}
      aria-label={busy ? 'Hikâyeniz yazılıyor' : 'Hikâyeniz'}
      className="grid scroll-mt-24 gap-6 rounded-xl border border-line bg-sheet p-5 shadow-sheet sm:p-10"
    >
      <div aria-busy={busy} className="mx-auto w-full max-w-prose">
        <h2 className="mb-6 text-center text-2xl sm:mb-8 sm:text-3xl">{title}</h2>
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
          <p key={index} className="manuscript not-first-of-type:indent-7">
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
            {props.mayContinue && (
              <p id={continueNoteId} className="text-sm text-ink-soft">
                Devamı {guestCost('')} token harcar. Deneme hakkıyla her hikâye bir kez devam ettirilebilir.
              </p>
            )}
            <div className="flex flex-wrap gap-2">
              {props.mayContinue && (
                <Button
                  icon={<PenLine aria-hidden="true" />}
                  aria-describedby={continueNoteId}
                  onClick={onContinue}
                >
                  Devam et
                </Button>
              )}
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
