import { ArrowLeft, ArrowRight, PenLine, RotateCcw, Sparkles } from 'lucide-react';
import { useId } from 'react';
import type { PlanId } from '#domain/billing/plans.ts';
import { GenerationProgress, isBusy } from '#web/features/generation/index.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { CostNote } from './cost-note.tsx';
import type { ChapterCost } from './use-chapter-cost.ts';
import type { Wizard } from './use-wizard.ts';
import { continuation, currentChapter, hasBack, wholeText } from './wizard-state.ts';

interface WizardFooterProps {
  wizard: Wizard;
  /** Null for a guest. */
  plan: PlanId | null;
  cost: ChapterCost;
  /** Whether the step is complete. */
  mayGoOn: boolean;
  onEdit: () => void;
}

function BackButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="quiet" icon={<ArrowLeft aria-hidden="true" />} onClick={onClick}>
      Geri
    </Button>
  );
}

/** The view's actions, the main one at the right, or full width on a phone. */
export function WizardFooter({ wizard, plan, cost, mayGoOn, onEdit }: WizardFooterProps) {
  const { state, dispatch, generation, run, back, retry } = wizard;
  const { view, chapters } = state;
  const noteId = useId();

  if (view === 'result') {
    const goesOn = continuation(plan, chapters.length) === 'allowed';
    // Without tokens editing is the main action.
    const mayPay = goesOn && !cost.tooFew;
    return (
      <div className="flex flex-wrap items-center gap-2 sm:justify-end">
        <CopyButton text={() => wholeText(state)} variant="quiet" />
        <Button
          className="flex-1 sm:flex-none"
          variant={mayPay ? 'secondary' : 'primary'}
          icon={<PenLine aria-hidden="true" />}
          onClick={onEdit}
        >
          Düzenle
        </Button>
        {goesOn && (
          <Button
            className="max-sm:order-first max-sm:w-full"
            variant={mayPay ? 'primary' : 'secondary'}
            onClick={() => dispatch({ type: 'continue' })}
          >
            Devam Et - Bölüm {currentChapter(state)}
          </Button>
        )}
      </div>
    );
  }

  if (view === 'generation') {
    if (isBusy(generation)) return <GenerationProgress state={generation} onStop={() => void run.stop()} />;
    const isShort = cost.shortage !== null;
    return (
      <div className="grid gap-3">
        {isShort && <CostNote id={noteId} cost={cost} isGuest={plan === null} />}
        <div className="flex items-center justify-between gap-2">
          <BackButton onClick={back} />
          <Button
            variant="primary"
            icon={<RotateCcw aria-hidden="true" />}
            reasonId={isShort ? noteId : undefined}
            onClick={isShort ? undefined : retry}
          >
            Tekrar dene
          </Button>
        </div>
      </div>
    );
  }

  const last = view === 'ending';
  const blocked = last && cost.shortage !== null;
  return (
    <div className="grid gap-3">
      {last && <CostNote id={noteId} cost={cost} isGuest={plan === null} />}
      <div className="flex items-center justify-between gap-2">
        {hasBack(state) && <BackButton onClick={back} />}
        <Button
          type="submit"
          variant="primary"
          className="ml-auto max-sm:flex-1"
          disabled={!mayGoOn && !blocked}
          reasonId={blocked ? noteId : undefined}
          icon={last && <Sparkles aria-hidden="true" />}
        >
          {last ? 'Hikayeyi Oluştur' : 'İleri'}
          {!last && <ArrowRight aria-hidden="true" />}
        </Button>
      </div>
    </div>
  );
}
