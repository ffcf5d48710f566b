import { useCallback, useEffect, useRef, useState } from 'react';
import type { RelativePosition } from 'yjs';
import type { Generation } from '#contract/generations.ts';
import type { Rating } from '#domain/generation/genres.ts';
import { limits } from '#domain/limits.ts';
import { messages } from '#domain/messages/index.ts';
import type { EarlierChapter } from '#domain/story/book/earlier-chapters.ts';
import {
  type GenerationRequest,
  isBusy,
  runningGenerationId,
  useGeneration,
} from '#web/features/generation/index.ts';
import { liveDrafts } from '#web/lib/draft-lock.ts';
import { insertionPoint } from './insertion-point.ts';
import { useDirection } from './use-direction.ts';
import { useGenerationLock } from './use-generation-lock.ts';
import type { StoryDocument } from './use-story-document.ts';
import { useUnfinishedText } from './use-unfinished-text.ts';

interface StoryWriterDeps {
  isGuest: boolean;
  page: StoryDocument;
  /** What the summaries of the chapters before a place of the text tell. */
  earlier: (place: number) => EarlierChapter[];
  /** Options and cards that a generation takes along. */
  extras: () => Pick<
    GenerationRequest,
    'paragraphs' | 'audience' | 'rating' | 'characters' | 'plot' | 'dialogue' | 'bible'
  >;
  /** False while added cards are still on their way: a generation waits for them. */
  complete: boolean;
  /** Called as a generation starts. */
  onStart: () => void;
  /** Called when a text stands in the manuscript, `begins` where it is the first there. */
  onWritten: (generation: Generation, rating: Rating, begins: boolean) => void;
  /** Called where nothing is there to write from; the field says it. */
  onNoIdea: () => void;
}

/** What is asked for one text alone. */
export type OneTextOptions = Pick<GenerationRequest, 'paragraphs' | 'tone' | 'narrator'>;

/** Where a text goes in: at the caret, behind the last word, where the one before it was to go, or behind that one's end. */
type Origin = 'caret' | 'end' | 'last' | 'break';

/** Generates into the manuscript: the words go into the story as they come, and are one step of undo. */
export function useStoryWriter(deps: StoryWriterDeps) {
  const latest = useRef(deps);
  latest.current = deps;
  const { page } = deps;
  const { ready, manuscript, session, storyId } = page;
  const [state, run] = useGeneration('editor', {
    isGuest: () => latest.current.isGuest,
    resumes: 'when-asked',
  });
  const direction = useDirection(storyId);
  const { clear: clearDirection } = direction;
  /** The last request was found after a reload: what it was asked with is not here any more. */
  const isFound = useRef(false);
  const [ideaFault, setIdeaFault] = useState<string | null>(null);
  /** Where the text goes in that waits for cards. */
  const origin = useRef<Origin>('end');
  /** What is asked for that text alone. */
  const oneText = useRef<OneTextOptions>({});
  const [receipt, setReceipt] = useState<Generation | null>(null);
  /** Behind the last text. */
  const lastEnd = useRef<RelativePosition | null>(null);
  /** Asked for while added cards were on their way. */
  const [waiting, setWaiting] = useState(false);
  /** A text that was asked for in another story and never arrived there. */
  const [stray, setStray] = useState(false);

  /** Goes on with a text that was asked for in this story; one that belongs to another is offered. */
  const findText = useCallback(() => {
    const place = run.pendingPlace();
    setStray(false);
    if (place === storyId) {
      isFound.current = true;
      void run.resume(storyId);
    }
    // Another open editor may be the one that waits for it.
    else if (place !== null) void liveDrafts().then((live) => setStray(live.size <= 1));
  }, [run, storyId]);

  useEffect(() => {
    if (ready) findText();
  }, [ready, findText]);
  useUnfinishedText(page, run);

  const generationId = state.phase === 'writing' || state.phase === 'done' ? state.generation.id : null;
  const isAlone = useGenerationLock(generationId);
  useEffect(() => {
    const field = manuscript.current;
    if (!ready || !field) return;
    if (state.phase === 'failed') {
      const begun = state.generation?.id;
      // What a reload has found of it goes as well.
      if (begun !== undefined && session.openGenerations().includes(begun)) field.openStream(begun, null);
      field.closeStream(null);
    }
    // Another tab that has the story open puts the words in.
    if (generationId === null || !isAlone) return;
    field.openStream(generationId, insertionPoint.find(storyId, session));
    if (state.phase === 'writing') field.showStreamed(state.generation.text);
    if (state.phase !== 'done') return;
    const { generation } = state;
    const end = field.closeStream(generation.text);
    const begins = field.text().trim() === generation.text.trim();
    if (end !== null) lastEnd.current = session.anchor(end);
    setReceipt(generation);
    // One that broke off may be gone on with in the same direction.
    if (generation.text !== '' && !generation.brokenOff) clearDirection(generation.idea);
    latest.current.onWritten(generation, run.askedRating(), begins);
    // The words are on this device and on their way to the story: the server may stop offering them.
    run.dismiss();
  }, [state, ready, manuscript, session, storyId, run, generationId, isAlone, clearDirection]);

  /** Where a text that is asked for now goes in. */
  function placeFor(from: Origin): number {
    const field = manuscript.current;
    if (!field) return 0;
    const known =
      from === 'last'
        ? insertionPoint.find(storyId, session)
        : from === 'break' && lastEnd.current
          ? session.placeOf(lastEnd.current)
          : null;
    return known ?? field.textBefore(from === 'caret' ? 'caret' : 'end').length;
  }

  /** What a text that is asked for now goes on from: what stands before its place, and what earlier chapters tell. */
  function before(from: Origin = 'end'): { text: string; earlier: EarlierChapter[] } {
    const place = placeFor(from);
    return { text: manuscript.current?.slice(0, place) ?? '', earlier: latest.current.earlier(place) };
  }

  /** What is asked for: to begin from the story's idea, or to go on from a text, with a direction or without. */
  function wordsFor(text: string): Pick<GenerationRequest, 'idea'> & { premise: string } {
    const premise = page.fieldsNow().idea;
    const isBlank = manuscript.current?.text().trim() === '';
    const wanted = isBlank ? '' : direction.now();
    if (text.trim() !== '') return { idea: wanted, premise };
    return { idea: wanted.trim() === '' ? premise : wanted, premise: '' };
  }

  function generate(from: Origin = 'end', only: OneTextOptions = {}) {
    if (isBusy(state)) return;
    const { genre } = page.fieldsNow();
    const { text, earlier } = before(from);
    const words = wordsFor(text);
    if (words.idea.trim() === '' && text.trim() === '') {
      setIdeaFault(messages.generation.emptyIdea);
      latest.current.onNoIdea();
      return;
    }
    setIdeaFault(null);
    setReceipt(null);
    setStray(false);
    origin.current = from;
    oneText.current = only;
    setWaiting(!latest.current.complete);
    if (!latest.current.complete) return;
    isFound.current = false;
    const existingText = text.slice(-limits.continuation);
    insertionPoint.keep(storyId, session.anchor(text.length));
    manuscript.current?.expectStream();
    latest.current.onStart();
    const told = earlier.length > 0 ? { earlier } : {};
    const request = {
      ...words,
      genre,
      existingText,
      surface: 'editor',
      storyId,
      ...told,
      ...latest.current.extras(),
      ...only,
    } as const;
    void run.start(request, storyId);
  }
  const start = useRef(generate);
  start.current = generate;
  const { complete } = deps;
  useEffect(() => {
    if (waiting && complete) start.current(origin.current, oneText.current);
  }, [waiting, complete]);

  return {
    state,
    run,
    generate,
    before,
    wordsFor,
    direction,
    retry() {
      // Found after a reload, it is asked anew where it was to stand; what runs or was lost on the way is followed.
      const isRefused =
        state.phase === 'failed' &&
        state.fault.code !== 'NETWORK' &&
        runningGenerationId(state.fault) === null;
      if (isRefused && isFound.current) generate('last');
      else void run.retry();
    },
    waiting,
    ideaFault,
    clearIdeaFault: () => setIdeaFault(null),
    /** The last text's cost, shown until the next one. */
    receipt,
    findText,
    stray,
    takeStray() {
      setStray(false);
      void run.resume(null);
    },
    dropStray() {
      setStray(false);
      void run.discard();
    },
  };
}
