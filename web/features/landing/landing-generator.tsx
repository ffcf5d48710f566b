import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { LandingText } from '#contract/generations.ts';
import { guestLimits } from '#domain/billing/plans.ts';
import { limits } from '#domain/limits.ts';
import { messages } from '#domain/messages/index.ts';
import {
  carryStory,
  GenerationAnnouncer,
  isBusy,
  textOf,
  useGeneration,
} from '#web/features/generation/index.ts';
import {
  guestObstacle,
  refreshSession,
  sessionStore,
  useSession,
  useTokenBalance,
} from '#web/features/session/index.ts';
import { RefusedForTokens, ShortageNote, useTokenShortage } from '#web/features/token-shortage/index.ts';
import { useSiteOffers } from '#web/lib/site-offers.ts';
import { Button } from '#web/ui/button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { EarlierTexts } from './earlier-texts.tsx';
import { FaultCard } from './fault-card.tsx';
import { AccountInvitation, OutOfTokensPanel } from './guest-panels.tsx';
import { type Idea, IdeaForm } from './idea-form.tsx';
import { ResultPanel } from './result-panel.tsx';
import { titleOf } from './sample-ideas.ts';
import { useLandingTexts } from './use-landing-texts.ts';

/** Speech begins with a dash on a line of its own, as in a Turkish book. */
const landing = { surface: 'landing', dialogue: 'dash' } as const;

const trialCodes = ['GUEST_TRIAL_USED_UP', 'GUEST_IDEA_TOO_LONG'];

/** True when the session is known and has no signed-in person. */
function isGuestSession(): boolean {
  const session = sessionStore.get();
  return session.status === 'ready' && session.viewer === null;
}

/** The landing page's generator with all its states (docs/product/pages.md). */
export function LandingGenerator() {
  const navigate = useNavigate();
  const { viewer, status } = useSession();
  const { tokens } = useTokenBalance();
  const { guestTrial } = useSiteOffers();
  const guest = status === 'ready' && viewer === null;
  const [state, run] = useGeneration('landing', { isGuest: isGuestSession });
  const [idea, setIdea] = useState<Idea>({ text: '', genre: '' });
  const [paragraphs, setParagraphs] = useState<number | null>(null);
  const [obstacle, setObstacle] = useState<'too-long' | 'used-up' | null>(null);
  const [dismissed, setDismissed] = useState<LandingText | null>(null);
  const ideaRef = useRef<HTMLTextAreaElement>(null);
  const trialRef = useRef<HTMLElement>(null);
  const faultRef = useRef<HTMLDivElement>(null);
  const resultRef = useRef<HTMLElement>(null);
  /** True after an earlier text was shown: its button is removed, so that the focus moves to the text. */
  const focusesResult = useRef(false);
  const busy = isBusy(state);
  const shortage = useTokenShortage();
  const shortageId = useId();
  const shortageRef = useRef<HTMLDivElement>(null);
  /** The text that the shown one continues. */
  const lead = state.phase === 'idle' ? '' : run.lead();
  const story = [lead, textOf(state)].filter((text) => text !== '').join('\n\n');
  const fault = state.phase === 'failed' ? state.fault : null;
  /** Whether the last start was refused because the account has too few tokens. */
  const refusedForTokens = fault?.code === 'TOO_FEW_TOKENS';
  const refusal =
    obstacle ??
    (fault?.code === 'GUEST_TRIAL_USED_UP'
      ? 'used-up'
      : fault?.code === 'GUEST_IDEA_TOO_LONG'
        ? 'too-long'
        : null);
  const usedUp =
    refusal === 'used-up' ||
    (guest && guestTrial && state.phase === 'idle' && tokens < guestLimits.minimumCost && !refusal);

  // A text that is found after a reload restores its idea into the empty field.
  const found = state.phase === 'writing' || state.phase === 'done' ? state.generation : null;
  const shownId = state.phase === 'done' ? state.generation.id : null;
  /** The id of the shown text; a text that was stopped before its first word uses the id of the continued one. */
  const storyId = textOf(state) === '' && lead !== '' ? run.leadId() : shownId;
  const texts = useLandingTexts(shownId);
  /** The list's entry of the shown text; it has the idea of the first part. */
  const listed = texts.find(({ id }) => id === storyId);
  const continued = listed?.continued ?? lead !== '';
  const toldIdea = listed?.idea || found?.idea || '';
  const toldGenre = listed?.genre || found?.genre || '';
  const mayContinue =
    guest &&
    state.phase === 'done' &&
    story !== '' &&
    !state.generation.brokenOff &&
    !continued &&
    guestObstacle('', tokens) === null;
  // The panel already shows the text that the shown one continues.
  const earlier = texts.filter(({ id, text }) => id !== shownId && !lead.includes(text));
  useEffect(() => {
    if (shownId === null || !focusesResult.current) return;
    focusesResult.current = false;
    resultRef.current?.focus();
  }, [shownId]);
  useEffect(() => {
    if (toldIdea === '') return;
    setIdea((current) => (current.text === '' ? { text: toldIdea, genre: toldGenre } : current));
  }, [toldIdea, toldGenre]);

  // After a refusal the header must show the server's balance.
  useEffect(() => {
    if (fault && trialCodes.includes(fault.code)) void refreshSession();
  }, [fault]);

  const showsRefusal = refusedForTokens && shortage !== null;
  useEffect(() => {
    if (showsRefusal) shortageRef.current?.focus();
  }, [showsRefusal]);

  useEffect(() => {
    if (refusal === 'used-up') trialRef.current?.focus();
    if (refusal === 'too-long') ideaRef.current?.focus();
  }, [refusal]);

  // The error stands above the text, whose end has the button that was pressed.
  useEffect(() => {
    if (fault) faultRef.current?.scrollIntoView({ block: 'nearest' });
  }, [fault]);

  useEffect(() => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (busy) resultRef.current?.scrollIntoView({ block: 'nearest', behavior: calm ? 'auto' : 'smooth' });
  }, [busy]);

  function generate() {
    if (guest && !guestTrial) {
      carryStory(carried());
      void navigate('/kayit?next=%2Feditor');
      return;
    }
    if (shortage) return shortageRef.current?.focus();
    const stands = guest ? guestObstacle(idea.text, tokens) : null;
    setObstacle(stands);
    if (stands) return;
    setDismissed(null);
    const chosen = viewer && paragraphs ? { paragraphs } : {};
    void run.start({ idea: idea.text, genre: idea.genre, ...landing, ...chosen });
  }

  /** Continues the shown text: an interrupted one, or once a guest's. */
  function goOn() {
    if (shortage) return shortageRef.current?.focus();
    const stands = guest ? guestObstacle('', tokens) : null;
    setObstacle(stands);
    if (stands) return;
    const request = { idea: '', premise: idea.text, genre: idea.genre, ...landing };
    const continues = storyId ?? undefined;
    void run.start({ ...request, existingText: story.slice(-limits.continuation), continues });
  }

  function show(text: LandingText) {
    setDismissed(null);
    focusesResult.current = true;
    setIdea({ text: text.idea, genre: text.genre });
    run.show({
      ...text,
      status: text.brokenOff ? 'stopped' : 'completed',
      surface: 'landing',
      receipt: null,
      freeFailure: false,
      error: null,
      notice: null,
      finishedAt: null,
    });
  }

  function startAnew() {
    if (state.phase === 'done' && story !== '') {
      const id = storyId ?? state.generation.id;
      setDismissed({ ...state.generation, id, idea: idea.text, genre: idea.genre, text: story, continued });
    }
    run.dismiss();
    setIdea({ text: '', genre: '' });
    ideaRef.current?.focus();
  }

  const carried = () => ({ prompt: idea.text.trim(), story, genre: idea.genre });

  return (
    <div className="grid gap-6">
      <IdeaForm
        idea={idea}
        onChange={(change) => {
          setIdea((current) => ({ ...current, ...change }));
          setObstacle(null);
        }}
        onSubmit={generate}
        busy={busy}
        again={state.phase === 'done'}
        usedUp={guest && state.phase === 'done' && guestObstacle(idea.text, tokens) === 'used-up'}
        terms={viewer?.terms ?? null}
        balance={viewer ? tokens : null}
        shortageId={shortage && !busy ? shortageId : undefined}
        shortage={
          shortage &&
          !busy && (
            <ShortageNote
              id={shortageId}
              shortage={shortage}
              noteRef={shortageRef}
              refused={refusedForTokens}
            >
              Kendiniz yazmaya devam edebilirsiniz:{' '}
              <TextLink to="/editor" state={carried()}>
                fikrinizi editörde açın
              </TextLink>
            </ShortageNote>
          )
        }
        paragraphs={paragraphs}
        onParagraphs={setParagraphs}
        guestTrial={guestTrial}
        fault={refusal === 'too-long' ? messages.generation.guestIdeaTooLong : null}
        ideaRef={ideaRef}
      />
      <GenerationAnnouncer state={state} />
      {refusedForTokens && !shortage && (
        <RefusedForTokens onRetry={() => void run.retry()}>{null}</RefusedForTokens>
      )}
      {fault && !refusedForTokens && !obstacle && !trialCodes.includes(fault.code) && (
        <div ref={faultRef} className="scroll-mt-24">
          <FaultCard fault={fault} onRetry={() => void run.retry()} />
        </div>
      )}
      {usedUp && <OutOfTokensPanel onLeave={() => carryStory(carried())} panelRef={trialRef} />}
      {(busy || state.phase === 'done' || lead !== '') && (
        <ResultPanel
          state={state}
          title={titleOf(toldIdea || idea.text, story)}
          story={story}
          onContinue={goOn}
          mayContinue={mayContinue}
          continueReasonId={shortage ? shortageId : undefined}
          onStop={() => void run.stop()}
          onDismiss={startAnew}
          onOpenInEditor={viewer ? () => void navigate('/editor', { state: carried() }) : null}
          panelRef={resultRef}
        />
      )}
      {guest && storyId !== null && state.phase === 'done' && story !== '' && !usedUp && (
        <AccountInvitation textId={storyId} textCount={texts.length} />
      )}
      {dismissed && (
        <div role="status" className="flex flex-wrap items-center gap-3 text-sm text-ink-soft">
          <p>Önceki metniniz aşağıda, “Önceki metinler” listesinde duruyor.</p>
          <Button onClick={() => show(dismissed)}>Geri al</Button>
        </div>
      )}
      <EarlierTexts texts={earlier} onShow={show} busy={busy} />
    </div>
  );
}
