import { useId } from 'react';
import type { PlanId } from '#domain/billing/plans.ts';
import { messages } from '#domain/messages/index.ts';
import { carryStory, GenerationReceipt } from '#web/features/generation/index.ts';
import { pricingPath } from '#web/features/pricing/index.ts';
import { ShortageNote } from '#web/features/token-shortage/index.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { resultOf } from './chapter-request.ts';
import { ManuscriptText } from './manuscript-text.tsx';
import type { ChapterCost } from './use-chapter-cost.ts';
import type { Wizard } from './use-wizard.ts';
import { continuation, type WizardState } from './wizard-state.ts';

/** Shows why no further chapter is possible, with a link to the plans. */
function NoMoreChapters({ state, plan }: { state: WizardState; plan: PlanId | null }) {
  if (continuation(plan, state.chapters.length) === 'allowed') return null;
  function carry() {
    const { text, genre } = resultOf(state);
    carryStory({ story: text, prompt: '', genre });
  }
  return (
    <Card tone="accent" className="grid justify-items-start gap-3">
      {plan === null ? (
        <>
          <p className="font-semibold">{messages.wizard.chaptersNeedAccount}</p>
          <ButtonLink to="/kayit?next=%2Feditor" onClick={carry}>
            Ücretsiz hesap aç
          </ButtonLink>
        </>
      ) : (
        <>
          <p className="font-semibold">{messages.wizard.chaptersNeedPro}</p>
          <ButtonLink to={pricingPath}>Pro Üyelik Hakkında Bilgi Al</ButtonLink>
        </>
      )}
    </Card>
  );
}

/** Why the next chapter cannot be generated now, and what a guest can do. */
function NextChapterNote({ shortage }: Pick<ChapterCost, 'shortage'>) {
  const id = useId();
  return (
    shortage && (
      <ShortageNote id={id} shortage={shortage}>
        Bölümleriniz burada durur; sonraki bölümü başka bir gün de yazabilirsiniz. “Düzenle” ile editöre alıp
        kendiniz de devam edebilirsiniz.
      </ShortageNote>
    )
  );
}

/** All chapters, the cost of the last one, and the next actions. */
export function ResultView({
  wizard: { state, note },
  plan,
  cost,
  onContinue,
  onStartOver,
}: {
  wizard: Wizard;
  plan: PlanId | null;
  cost: ChapterCost;
  /** Continues an interrupted chapter in the editor. */
  onContinue: () => void;
  /** Null when no new story can be started today. */
  onStartOver: (() => void) | null;
}) {
  return (
    <div className="mx-auto grid w-full max-w-prose gap-8">
      {state.chapters.map(({ generationId, text }, at) => (
        <section key={generationId} aria-labelledby={`bolum-${at + 1}`} className="grid gap-4">
          <h4 id={`bolum-${at + 1}`} className="scroll-mt-4 text-sm font-semibold text-accent">
            Bölüm {at + 1}
          </h4>
          <ManuscriptText text={text} />
        </section>
      ))}
      <div className="grid gap-4 border-t border-line pt-4">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div className="min-w-0 flex-1 basis-64">
            {note && <GenerationReceipt generation={note} onContinue={onContinue} />}
          </div>
          {onStartOver && (
            <Button variant="quiet" onClick={onStartOver}>
              Yeni hikâye
            </Button>
          )}
        </div>
        <NoMoreChapters state={state} plan={plan} />
        {cost.tooFew && continuation(plan, state.chapters.length) === 'allowed' && (
          <NextChapterNote shortage={cost.shortage} />
        )}
      </div>
    </div>
  );
}
