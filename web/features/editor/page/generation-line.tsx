import type { Generation } from '#contract/generations.ts';
import {
  formatCost,
  formatRemaining,
  GenerationProgress,
  GenerationReceipt,
  isBusy,
} from '#web/features/generation/index.ts';
import { Button } from '#web/ui/button.tsx';
import { FaultNote } from '../fault-note.tsx';
import type { Editor } from '../use-editor.ts';
import { VariantsButton } from '../variants/variants-button.tsx';
import { FloatingLine } from './floating-line.tsx';
import type { Outcome } from './use-outcome.ts';

/** What a text cost, and more quietly what is left and who wrote it: a phone shows the cost alone. */
function Receipt({
  generation,
  onRetry,
}: {
  generation: Generation;
  /** Writes another text for the same request; null for a guest. */
  onRetry: (() => void) | null;
}) {
  const { receipt, status, notice, byStoryteller } = generation;
  return (
    <div className="min-w-0 text-xs text-ink-soft max-sm:px-2 sm:ml-auto sm:pl-3 sm:text-right">
      <p>
        {status === 'stopped' && 'Durdurdunuz; yazılan kadarı sizindir. '}
        {receipt && (
          <span className="tabular-nums">
            <span className="font-semibold whitespace-nowrap">{formatCost(receipt.cost)}</span>
            <span className="whitespace-nowrap max-sm:sr-only">, {formatRemaining(receipt.remaining)}</span>
          </span>
        )}
      </p>
      {byStoryteller && <p className="max-sm:sr-only">Yerel anlatıcı yazdı</p>}
      {notice && (
        <p>
          {notice}
          {!byStoryteller && onRetry && (
            <>
              {' '}
              <button type="button" className="font-semibold underline underline-offset-2" onClick={onRetry}>
                Yeniden dene
              </button>
            </>
          )}
        </p>
      )}
    </div>
  );
}

interface GenerationLineProps {
  editor: Editor;
  outcome: Outcome;
  /** True where the window's own bar has the stop button. */
  isNarrow: boolean;
  onVariants: (generationId: string | null) => void;
}

/** Floats below the text: the progress of a generation, why it failed, or what it cost and what may be done with it. */
export function GenerationLine({ editor, outcome, isNarrow, onVariants }: GenerationLineProps) {
  const { writer, page } = editor;
  const { state } = writer;
  const { generation } = outcome;
  if (isBusy(state)) {
    return (
      <FloatingLine manuscript={page.manuscript}>
        <GenerationProgress state={state} onStop={isNarrow ? null : () => void writer.run.stop()} />
      </FloatingLine>
    );
  }
  if (state.phase === 'failed') {
    // What the balance does not carry is said beside the button already.
    if (state.fault.code === 'TOO_FEW_TOKENS' && editor.shortage && page.blank) return null;
    return (
      <FloatingLine manuscript={page.manuscript} look="bare">
        <div role="alert">
          <FaultNote fault={state.fault} onRetry={writer.retry} />
        </div>
      </FloatingLine>
    );
  }
  if (!generation) return null;
  const settle = () => {
    outcome.settle();
    page.manuscript.current?.focus();
  };
  return (
    <FloatingLine manuscript={page.manuscript}>
      {generation.brokenOff && (
        <GenerationReceipt generation={generation} onContinue={() => editor.generate('break')} />
      )}
      <div className="flex items-center max-sm:flex-wrap">
        <div className="-ml-1 flex shrink-0 items-center">
          <Button variant="quiet" className="px-3" onClick={settle}>
            Tut
          </Button>
          <VariantsButton editor={editor} onOpen={onVariants} />
          {generation.text !== '' && (
            <Button
              variant="quiet"
              className="px-3"
              onClick={() => {
                page.manuscript.current?.undo();
                settle();
              }}
            >
              Geri al
            </Button>
          )}
        </div>
        {!generation.brokenOff && (
          <Receipt generation={generation} onRetry={editor.viewer ? () => onVariants(generation.id) : null} />
        )}
      </div>
    </FloatingLine>
  );
}
