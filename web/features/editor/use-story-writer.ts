import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Generation } from '#contract/generations.ts';
import type { EarlierChapter } from '#domain/book/earlier-chapters.ts';
import type { Rating } from '#domain/genres.ts';
import { limits } from '#domain/limits.ts';
import { messages } from '#domain/messages.ts';
import {
  type GenerationRequest,
  isBusy,
  runningGenerationId,
  textOf,
  useGeneration,
} from '#web/features/generation/index.ts';
import { liveDrafts } from '#web/lib/draft-lock.ts';
import type { StoryFields } from './drafts/draft.ts';
import type { Manuscript } from './manuscript/manuscript-face.ts';
import { streamPlace } from './stream-place.ts';
import { useDirection } from './use-direction.ts';

interface StoryWriterDeps {
  isGuest: boolean;
  manuscript: RefObject<Manuscript | null>;
  /** True once the text field holds what the writer had: only then may a text found again be put into it. */
  ready: boolean;
  /** The story that the text is for. */
  storyId: () => string;
  snapshot: () => StoryFields;
  /** What the summaries of the chapters before a place of the text tell. */
  earlier: (place: number) => EarlierChapter[];
  /** Options and cards that a generation takes along. */
  extras: () => Pick<
    GenerationRequest,
    'paragraphs' | 'audience' | 'rating' | 'characters' | 'plot' | 'dialogue' | 'bible'
  >;
  /** False while added cards are still on their way: a generation waits for them. */
  complete: boolean;
  /** Called as a generation starts: the page it is for must be found again, whatever happens. */
  onStart: () => void;
  /** Called when a text stands in the manuscript, `begins` where it is the first there; resolves once it is kept. */
  onWritten: (generation: Generation, rating: Rating, begins: boolean) => Promise<void>;
  /** `calm` where the text is no error: the day's tokens are used up. */
  onFault: (text: string, calm?: boolean) => void;
}

/** Where a text goes in: at the caret, behind the last word, where the one before it was to go, or behind that one's end. */
type Origin = 'caret' | 'end' | 'last' | 'break';

/** Where a written text ends in what stands now; undefined where it was changed or taken out. */
function endOfText(whole: string, text: string): number | undefined {
  const at = text === '' ? -1 : whole.lastIndexOf(text);
  return at < 0 ? undefined : at + text.length;
}

/** Generates into the manuscript: streams the words in, and ends with one undoable step. */
export function useStoryWriter(deps: StoryWriterDeps) {
  const latest = useRef(deps);
  latest.current = deps;
  const { ready, manuscript } = deps;
  const [state, run] = useGeneration('editor', {
    isGuest: () => latest.current.isGuest,
    resumes: 'when-asked',
  });
  const direction = useDirection(deps.storyId());
  const { clear: clearDirection } = direction;
  /** The last request was found after a reload: what it was asked with is not here any more. */
  const isFound = useRef(false);
  const [ideaFault, setIdeaFault] = useState<string | null>(null);
  /** Where the text goes in that waits for cards. */
  const origin = useRef<Origin>('end');
  const [receipt, setReceipt] = useState<Generation | null>(null);
  /** The last text as it came. */
  const written = useRef('');
  /** Asked for while added cards were on their way. */
  const [waiting, setWaiting] = useState(false);
  /** A text that was asked for in another story and never arrived there. */
  const [stray, setStray] = useState(false);

  /** Goes on with a text that was asked for in this story; one that belongs to another is offered. */
  const findText = useCallback(() => {
    const place = run.pendingPlace();
    const here = latest.current.storyId();
    setStray(false);
    if (place === here) {
      isFound.current = true;
      void run.resume(here);
    }
    // Another open editor may be the one that waits for it.
    else if (place !== null) void liveDrafts().then((live) => setStray(live.size <= 1));
  }, [run]);

  useEffect(() => {
    if (ready) findText();
  }, [ready, findText]);

  useEffect(() => {
    const page = manuscript.current;
    if (!ready || !page) return;
    const place = () => streamPlace.find(latest.current.storyId(), page.text());
    if (isBusy(state)) {
      page.openStream(place);
      page.showStreamed(textOf(state));
    } else if (state.phase === 'done') {
      const { generation } = state;
      const begins = page.text().trim() === '';
      // A text found whole after a reload never streamed: it still goes in as one step.
      page.openStream(place);
      page.closeStream(generation.text);
      setReceipt(generation);
      written.current = generation.text;
      // One that broke off may be gone on with in the same direction.
      if (generation.text !== '' && !generation.brokenOff) clearDirection(generation.idea);
      // Only once this browser has kept the text may the server stop offering it.
      void latest.current.onWritten(generation, run.askedRating(), begins).then(run.dismiss);
    } else if (state.phase === 'failed') {
      page.closeStream('');
      latest.current.onFault(state.fault.message, state.fault.code === 'TOO_FEW_TOKENS');
    }
  }, [state, ready, manuscript, run, clearDirection]);

  /** What a text that is asked for now goes on from: what stands before its place, and what earlier chapters tell. */
  function before(from: Origin = 'end'): { text: string; earlier: EarlierChapter[] } {
    const page = manuscript.current;
    const whole = page?.text() ?? '';
    const kept =
      from === 'last'
        ? streamPlace.find(latest.current.storyId(), whole)
        : from === 'break'
          ? endOfText(whole, written.current)
          : undefined;
    const text =
      kept === undefined ? page?.textBefore(from === 'caret' ? 'caret' : 'end') : page?.slice(0, kept);
    return { text: text ?? '', earlier: latest.current.earlier(text?.length ?? 0) };
  }

  /** What is asked for: to begin from the story's idea, or to go on from a text, with a direction or without. */
  function wordsFor(text: string): Pick<GenerationRequest, 'idea'> & { premise: string } {
    const premise = latest.current.snapshot().idea;
    const isBlank = manuscript.current?.text().trim() === '';
    const wanted = isBlank ? '' : direction.now();
    if (text.trim() !== '') return { idea: wanted, premise };
    return { idea: wanted.trim() === '' ? premise : wanted, premise: '' };
  }

  function generate(from: Origin = 'end') {
    if (isBusy(state)) return;
    const { genre } = latest.current.snapshot();
    const { text, earlier } = before(from);
    const words = wordsFor(text);
    if (words.idea.trim() === '' && text.trim() === '') {
      setIdeaFault(messages.generation.emptyIdea);
      latest.current.onFault(messages.generation.emptyIdea);
      return;
    }
    setIdeaFault(null);
    setReceipt(null);
    setStray(false);
    origin.current = from;
    setWaiting(!latest.current.complete);
    if (!latest.current.complete) return;
    isFound.current = false;
    const storyId = latest.current.storyId();
    const existingText = text.slice(-limits.continuation);
    streamPlace.keep(storyId, text);
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
    } as const;
    void run.start(request, storyId);
  }
  const start = useRef(generate);
  start.current = generate;
  const { complete } = deps;
  useEffect(() => {
    if (waiting && complete) start.current(origin.current);
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
