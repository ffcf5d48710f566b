import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import type { Generation } from '#contract/generations.ts';
import type { WizardStory } from '#contract/wizard.ts';
import { networkFault, type ReceiptSource, useGeneration } from '#web/features/generation/index.ts';
import { api } from '#web/lib/api.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { queries } from '#web/lib/queries.ts';
import { chapterRequest } from './chapter-request.ts';
import { advance, freshWizard, isStarted, type WizardState } from './wizard-state.ts';
import { createWizardStorage } from './wizard-storage.ts';

/** The receipt and the author of the last chapter. */
export type ChapterNote = ReceiptSource;

interface WizardDeps {
  /** The wizard's owner; guests share one id. */
  personId: string;
  isGuest: boolean;
  /** Called when a chapter was delivered or its generation failed. */
  onOutcome: (outcome: 'written' | 'failed') => void;
}

/** True when the server may have chapters that the stored wizard does not contain. */
function mayHaveServerTexts({ view, chapters }: WizardState): boolean {
  return chapters.length > 0 || view === 'generation' || view === 'result';
}

/** Reads the story from the server; null when it has none with this id. @throws ApiError for any other error */
async function readStory(id: string): Promise<WizardStory | null> {
  try {
    return await api.wizard.story({ id });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}

/** Reads a chapter's generation; null when this person may not see it. @throws ApiError for any other error */
async function readNote(generationId: string): Promise<ChapterNote | null> {
  try {
    return await api.generations.get({ id: generationId });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}

/**
 * The wizard's choices, its chapters and the one being written. It resumes after it was closed, after a reload, and after
 * a crash during a generation.
 */
export function useWizard(deps: WizardDeps) {
  const { personId, isGuest } = deps;
  const queryClient = useQueryClient();
  const [storage] = useState(() => createWizardStorage(personId));
  const [state, dispatch] = useReducer(
    advance,
    null,
    () => storage.read() ?? freshWizard(crypto.randomUUID()),
  );
  const [generation, run] = useGeneration('wizard', { isGuest: () => isGuest, resumes: 'when-asked' });
  const [finding, setFinding] = useState<'wanted' | 'running' | 'failed' | 'done'>(() =>
    mayHaveServerTexts(state) ? 'wanted' : 'done',
  );
  const [paragraphs, setParagraphs] = useState<number | null>(null);
  const [note, setNote] = useState<ChapterNote | null>(null);
  /** True for a resumed generation, whose chapter is then read from the server's story. */
  const isResumed = useRef(false);
  const { storyId, view, chapters } = state;

  useEffect(() => {
    // Until the chapters are loaded, the stored wizard is as complete as this one.
    if (finding !== 'done') return;
    if (isStarted(state)) storage.write(state);
    else storage.clear();
  }, [finding, state, storage]);

  /** Loads the story from the server and resumes the chapter that is being generated. */
  const find = useCallback(async () => {
    setFinding('running');
    try {
      const story = await readStory(storyId);
      const deliveredSince = (story?.chapters.length ?? 0) > chapters.length;
      const waiting = !deliveredSince && run.pendingPlace() === storyId;
      const last = story?.chapters.at(-1);
      // The note says whether the chapter was interrupted and can be continued.
      if (!waiting && last) setNote(await readNote(last.generationId));
      dispatch({ type: 'restored', story, waiting });
      setFinding('done');
      if (waiting) {
        isResumed.current = true;
        const found = await run.resume(storyId);
        if (!found && run.getState().phase === 'idle') dispatch({ type: 'restored', story, waiting: false });
        return;
      }
      if (run.pendingPlace() === storyId) void run.discard();
      run.dismiss();
    } catch {
      setFinding('failed');
    }
  }, [storyId, chapters.length, run]);

  useEffect(() => {
    if (finding === 'wanted') void find();
  }, [finding, find]);

  const onOutcome = useEffectEvent(deps.onOutcome);
  const takeText = useEffectEvent(async (written: Generation) => {
    const story = isResumed.current ? await readStory(storyId).catch(() => null) : null;
    isResumed.current = false;
    if (story) dispatch({ type: 'restored', story, waiting: false });
    else dispatch({ type: 'written', chapter: { generationId: written.id, text: written.text } });
    setNote(written);
    run.dismiss();
    void queryClient.invalidateQueries({ queryKey: queries.wizard.key() });
    void queryClient.invalidateQueries({ queryKey: queries.tokens.key() });
    onOutcome('written');
  });

  useEffect(() => {
    // A text that was stopped before its first word is no chapter: the choices stay, so that the writer can try again.
    if (generation.phase === 'done' && generation.generation.text.trim() !== '')
      void takeText(generation.generation);
    if (generation.phase === 'failed') onOutcome('failed');
  }, [generation]);

  function begin() {
    const request = chapterRequest(state, paragraphs);
    if (!request) return;
    isResumed.current = false;
    void run.start(request, storyId);
  }

  return {
    state,
    dispatch,
    generation,
    run,
    note,
    /** Chosen paragraphs of a chapter; null for the plan's default. */
    paragraphs,
    setParagraphs,
    /** Whether the texts of an earlier visit are loading, failed to load, or are here. */
    finding: finding === 'wanted' ? 'running' : finding,
    find: () => void find(),
    /** 'İleri', and at the ending step 'Hikayeyi Oluştur'. */
    next() {
      if (view === 'ending' && !chapterRequest(state, paragraphs)) return;
      dispatch({ type: 'next' });
      if (view === 'ending') begin();
    },
    back() {
      run.dismiss();
      dispatch({ type: 'back' });
    },
    /** Requests the same chapter again; after a lost connection it is neither written nor charged twice. */
    retry() {
      const lost = generation.phase === 'failed' && generation.fault === networkFault;
      if (lost) void run.retry();
      else begin();
    },
    /** Goes on with a stored story in place of a wizard in which nothing was chosen. */
    goOnWith(stored: string) {
      dispatch({ type: 'start-over', storyId: stored });
      setFinding('wanted');
    },
    startOver() {
      run.dismiss();
      setNote(null);
      dispatch({ type: 'start-over', storyId: crypto.randomUUID() });
    },
  };
}
export type Wizard = ReturnType<typeof useWizard>;
