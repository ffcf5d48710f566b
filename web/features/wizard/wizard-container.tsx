import { useEffect, useId, useRef, useState } from 'react';
import type { Viewer } from '#contract/auth.ts';
import { GenerationAnnouncer } from '#web/features/generation/index.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast.tsx';
import { resultOf } from './chapter-request.ts';
import type { StoryWizardProps } from './lazy-wizard.tsx';
import { LimitDialog } from './limit-dialog.tsx';
import { stepTexts } from './step-texts.ts';
import { useChapterCost } from './use-chapter-cost.ts';
import { useWizard } from './use-wizard.ts';
import { useWizardStatus } from './use-wizard-status.ts';
import { choicesLine, viewHeading } from './view-heading.ts';
import { WizardBody } from './wizard-body.tsx';
import { WizardFooter } from './wizard-footer.tsx';
import { WizardFrame } from './wizard-frame.tsx';
import { currentChapter, isAnswered, isStarted, wizardSteps } from './wizard-state.ts';

type WizardContainerProps = StoryWizardProps & { personId: string; viewer: Viewer | null };

/** One person's wizard: its dialog, or the limit dialog. It stays mounted while it is closed. */
export function WizardContainer({ open, onOpenChange, onEdit, personId, viewer }: WizardContainerProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const handedOver = useRef(false);
  const [confirmsStartOver, setConfirmsStartOver] = useState(false);

  const wizard = useWizard({
    personId,
    isGuest: viewer === null,
    onOutcome(outcome) {
      if (open) return;
      toast({
        text: outcome === 'written' ? 'Sihirbazdaki bölümünüz hazır.' : 'Sihirbaz bölümü yazamadı.',
        tone: outcome === 'written' ? 'success' : 'error',
        action: { text: 'Aç', onSelect: () => onOpenChange(true) },
      });
    },
  });
  const { state, generation, finding } = wizard;
  const { view, chapters } = state;
  const plan = viewer?.plan ?? null;
  const terms = viewer?.terms ?? null;
  const access = viewer?.adultAccess ?? 'plan';
  const { data: status, refetch } = useWizardStatus();
  const cost = useChapterCost(
    state,
    { terms, paragraphs: wizard.paragraphs },
    open && (view === 'ending' || view === 'result'),
  );

  const refused = generation.phase === 'failed' && generation.fault.code === 'WIZARD_USED_UP';

  // Also after a refusal, so that the editor's button shows that the day's story is used up.
  useEffect(() => {
    if (open || refused) void refetch();
  }, [open, refused, refetch]);

  const isEmpty = finding === 'done' && chapters.length === 0 && view !== 'generation';
  const limited = refused || (status?.left === 0 && isEmpty);

  const title = finding === 'running' ? 'Hikâyeniz getiriliyor' : viewHeading(state, generation, wizard.note);
  useEffect(() => {
    if (!open || limited) return;
    heading.current?.focus({ preventScroll: true });
    const area = body.current;
    if (!area) return;
    area.scrollTop = 0;
    // Scrolls to the newest chapter, below the earlier ones.
    if (title !== '' && view === 'result' && chapters.length > 1)
      area.querySelector(`#bolum-${chapters.length}`)?.scrollIntoView({ block: 'start' });
  }, [open, limited, view, title, chapters.length]);

  const step = view === 'generation' || view === 'result' || finding !== 'done' ? null : view;
  const adultBlocked = step === 'genre' && state.genre === 'nsfw' && access !== 'allowed';
  const canContinue =
    step !== null && isAnswered(state, step) && !adultBlocked && !(step === 'ending' && cost.tooFew);

  function edit(goesOn: boolean) {
    handedOver.current = true;
    onEdit(resultOf(state), { goesOn });
    onOpenChange(false);
  }

  return (
    <>
      <WizardFrame
        open={open && !limited}
        onOpenChange={onOpenChange}
        onClosed={() => {
          if (handedOver.current) wizard.startOver();
          handedOver.current = false;
        }}
        chapter={view === 'result' ? chapters.length : currentChapter(state)}
        step={step && { number: wizardSteps.indexOf(step) + 1, name: stepTexts[step].name }}
        headingRef={heading}
        bodyRef={body}
        footer={
          finding === 'done' && (
            <WizardFooter
              wizard={wizard}
              plan={plan}
              cost={cost}
              mayGoOn={canContinue}
              onEdit={() => edit(false)}
            />
          )
        }
        onSubmit={() => canContinue && wizard.next()}
      >
        <GenerationAnnouncer state={generation} />
        <div className="mb-5 grid gap-1">
          <h3 ref={heading} id={headingId} tabIndex={-1} className="text-2xl outline-none">
            {title}
          </h3>
          <p className="text-sm text-ink-soft empty:hidden">{choicesLine(state)}</p>
        </div>
        <WizardBody
          wizard={wizard}
          access={access}
          plan={plan}
          terms={terms}
          cost={cost}
          headingId={headingId}
          body={body}
          onContinue={() => edit(true)}
          unfinished={isStarted(state) ? null : (status?.unfinished ?? null)}
          onStartOver={status?.left === 0 ? null : () => setConfirmsStartOver(true)}
        />
        <ConfirmDialog
          open={confirmsStartOver}
          onOpenChange={setConfirmsStartOver}
          title="Yeni bir hikâyeye başlansın mı?"
          confirmText="Yeni hikâyeye başla"
          tone="primary"
          onConfirm={() => {
            setConfirmsStartOver(false);
            wizard.startOver();
          }}
        >
          Bu hikâye editöre alınmadı; başlarsanız sihirbazdan kalkar ve bu işlem geri alınamaz. Saklamak için
          önce “Düzenle” ile editöre alın.
        </ConfirmDialog>
      </WizardFrame>
      <LimitDialog
        open={open && limited}
        onOpenChange={(next) => {
          if (refused) wizard.back();
          onOpenChange(next);
        }}
        resetsAt={status?.resetsAt ?? null}
        keepsChoices={isStarted(state)}
      />
    </>
  );
}
