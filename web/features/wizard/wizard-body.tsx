import type { RefObject } from 'react';
import type { AdultAccess } from '#contract/adult-content.ts';
import type { WizardStatus } from '#contract/wizard.ts';
import type { PlanId, PlanTerms } from '#domain/billing/plans.ts';
import { ParagraphChoice } from '#web/features/generation/index.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { BeginningStep, CharacterStep, GenreStep, NarratorStep } from './first-steps.tsx';
import { GenerationView } from './generation-view.tsx';
import { DevelopmentStep, EndingStep } from './last-steps.tsx';
import { ResultView } from './result-view.tsx';
import { UnfinishedStory } from './unfinished-story.tsx';
import type { ChapterCost } from './use-chapter-cost.ts';
import type { Wizard } from './use-wizard.ts';
import { currentChapter } from './wizard-state.ts';

interface WizardBodyProps {
  wizard: Wizard;
  access: AdultAccess;
  /** Null for a guest. */
  plan: PlanId | null;
  terms: PlanTerms | null;
  cost: ChapterCost;
  headingId: string;
  body: RefObject<HTMLElement | null>;
  /** A stored story to offer at the first step. */
  unfinished: WizardStatus['unfinished'];
  /** Continues an interrupted chapter in the editor. */
  onContinue: () => void;
  /** Null when no new story can be started today. */
  onStartOver: (() => void) | null;
}

/** The content of the view below its heading. */
export function WizardBody({
  wizard,
  access,
  plan,
  terms,
  cost,
  headingId,
  body,
  unfinished,
  onContinue,
  onStartOver,
}: WizardBodyProps) {
  const { state, dispatch, finding, find } = wizard;
  if (finding === 'failed') {
    return (
      <ErrorState
        title="Hikâyeniz getirilemedi"
        message="Bölümleriniz hesabınızda duruyor. Birazdan tekrar deneyin."
        onRetry={find}
      />
    );
  }
  if (finding === 'running') {
    return (
      <SkeletonGroup label="Hikâyeniz getiriliyor…" className="mx-auto grid w-full max-w-prose gap-4">
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-11/12" />
        <Skeleton className="h-4 w-4/5" />
      </SkeletonGroup>
    );
  }
  const step = { state, dispatch, headingId };
  switch (state.view) {
    case 'narrator':
      return (
        <>
          {unfinished && <UnfinishedStory story={unfinished} onGoOn={() => wizard.goOnWith(unfinished.id)} />}
          <NarratorStep {...step} />
        </>
      );
    case 'genre':
      return <GenreStep {...step} access={access} />;
    case 'character':
      return <CharacterStep {...step} />;
    case 'beginning':
      return <BeginningStep {...step} />;
    case 'development':
      return <DevelopmentStep {...step} />;
    case 'ending':
      return (
        <EndingStep {...step}>
          <ParagraphChoice
            terms={terms}
            surface="wizard"
            continuing={currentChapter(state) > 1}
            value={wizard.paragraphs}
            onChange={wizard.setParagraphs}
          />
        </EndingStep>
      );
    case 'generation':
      return <GenerationView wizard={wizard} body={body} />;
    case 'result':
      return (
        <ResultView
          wizard={wizard}
          plan={plan}
          cost={cost}
          onContinue={onContinue}
          onStartOver={onStartOver}
        />
      );
  }
}
