import { Undo2, X } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { Generation } from '#contract/generations.ts';
import {
  formatReceipt,
  GenerationProgress,
  GenerationReceipt,
  isBusy,
} from '#web/features/generation/index.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { FaultNote } from '../fault-note.tsx';
import type { Editor } from '../use-editor.ts';
import { VariantsButton } from '../variants/variants-button.tsx';

function Floating({ children }: { children: ReactNode }) {
  return (
    <section
      aria-label="Üretim"
      data-quiet
      className="sticky bottom-[calc(var(--phone-bar)+var(--keyboard,0px)+0.5rem)] z-10 -mx-1 rounded-lg border border-line bg-sheet px-3 py-2 shadow-float lg:bottom-4"
    >
      {children}
    </section>
  );
}

/** What a text cost, in one line; a text that broke off says more. */
function Receipt({ generation, onContinue }: { generation: Generation; onContinue: () => void }) {
  const { receipt, brokenOff, status, notice, byStoryteller } = generation;
  if (brokenOff) return <GenerationReceipt generation={generation} onContinue={onContinue} />;
  return (
    <div className="text-sm text-ink-soft">
      <p>
        {status === 'stopped' && 'Durdurdunuz; yazılan kadarı sizindir. '}
        {receipt && <span className="tabular-nums">{formatReceipt(receipt)}</span>}
        {byStoryteller && <span className="whitespace-nowrap"> · Yerel anlatıcı yazdı</span>}
      </p>
      {notice && <p>{notice}</p>}
    </div>
  );
}

/** Floats below the text: the progress of a generation, why it failed, or what it cost and what may be done with it. */
export function GenerationLine({
  editor,
  onVariants,
}: {
  editor: Editor;
  onVariants: (generationId: string | null) => void;
}) {
  const { writer, page } = editor;
  const { state, receipt } = writer;
  /** The text whose outcome the writer has dealt with. */
  const [settledId, setSettledId] = useState<string | null>(null);
  const receiptId = receipt?.id ?? null;
  const isOpen = receiptId !== null && receiptId !== settledId;

  // Who goes on writing has taken the text.
  useEffect(() => {
    const field = editor.field?.field();
    if (!isOpen || !field) return;
    const settle = () => setSettledId(receiptId);
    field.addEventListener('beforeinput', settle);
    return () => field.removeEventListener('beforeinput', settle);
  }, [isOpen, editor.field, receiptId]);

  if (isBusy(state)) {
    return (
      <Floating>
        <GenerationProgress state={state} onStop={() => void writer.run.stop()} />
      </Floating>
    );
  }
  if (state.phase === 'failed') {
    // What the balance does not carry is said beside the button already.
    if (state.fault.code === 'TOO_FEW_TOKENS' && editor.shortage && page.blank) return null;
    return (
      <Floating>
        <div role="alert">
          <FaultNote fault={state.fault} onRetry={writer.retry} />
        </div>
      </Floating>
    );
  }
  if (!isOpen || !receipt) return null;
  const settle = () => {
    setSettledId(receiptId);
    page.manuscript.current?.focus();
  };
  return (
    <Floating>
      <div className="flex items-center gap-x-1 sm:flex-wrap">
        <div className="mr-auto min-w-0 py-1">
          <Receipt generation={receipt} onContinue={() => editor.generate('break')} />
        </div>
        <VariantsButton editor={editor} onOpen={onVariants} />
        {receipt.text !== '' && (
          <Button
            variant="quiet"
            className="px-3"
            title="Geri al"
            icon={<Undo2 aria-hidden="true" />}
            onClick={() => {
              page.manuscript.current?.undo();
              settle();
            }}
          >
            <span className="max-sm:sr-only">Geri al</span>
          </Button>
        )}
        <IconButton label="Metin kalsın" icon={<X aria-hidden="true" />} onClick={settle} />
      </div>
    </Floating>
  );
}
