import { type RefObject, useRef } from 'react';
import type { PlanId } from '#domain/billing/plans.ts';
import { isAdultGenre, type Rating } from '#domain/generation/genres.ts';
import type { DialogueStyle } from '#domain/house-style/dialogue.ts';
import { messages } from '#domain/messages/index.ts';
import { earlierChapters } from '#domain/story/book/earlier-chapters.ts';
import { isBusy } from '#web/features/generation/index.ts';
import type { WizardResult } from '#web/features/wizard/index.ts';
import type { Chapters } from './chapters/use-chapters.ts';
import { useSummaries } from './chapters/use-summaries.ts';
import { freerRating, type GenerationOptions } from './options/generation-options.ts';
import { useSelectionActions } from './selection/use-selection-actions.ts';
import type { Drafts } from './use-drafts.ts';
import type { Say } from './use-status.ts';
import type { StoryCards } from './use-story-cards.ts';
import type { StoryDocument } from './use-story-document.ts';
import { useStoryWriter } from './use-story-writer.ts';

/** The rating that a text came with: the adult genre is written as freely as the adult option. */
const writtenRating = (genre: string, asked: Rating): Rating => (isAdultGenre(genre) ? 'uncensored' : asked);

interface AiWorkDeps {
  plan: PlanId | null;
  isGuest: boolean;
  /** Who writes here; undefined while it is not known. */
  writes: 'model' | 'storyteller' | 'none' | undefined;
  page: StoryDocument;
  drafts: Drafts;
  cards: StoryCards;
  chapters: Chapters;
  options: GenerationOptions;
  /** How the story's speech is marked; null where that was not chosen. */
  dialogue: DialogueStyle | null;
  ideaRef: RefObject<HTMLTextAreaElement | null>;
  /** Keeps the story as it is, for words that wait for that. */
  keepBefore: () => Promise<void>;
  /** The same for words that are on their way. */
  keepMeanwhile: () => void;
  edit: (part: Partial<StoryDocument['fields']>) => void;
  onTextChange: () => void;
  say: Say;
}

/** What an AI does in the editor: writes on, works on a selection, summarises, tells a wizard's story. */
export function useAiWork(deps: AiWorkDeps) {
  const { plan, page, drafts, cards, chapters, options, dialogue, keepMeanwhile, edit, say } = deps;
  const { manuscript, snapshot, targetNow } = page;
  const ready = page.ready && drafts.offered !== null;
  const storyId = () => targetNow().id;

  /** The story's id once the server has it, because settings of world entries belong to a stored story. */
  const savedId = () => (targetNow().revision === null ? null : targetNow().id);
  const taken = () => ({ ...options, ...cards.story.request, ...(dialogue && { dialogue }) });

  const writer = useStoryWriter({
    isGuest: deps.isGuest,
    manuscript,
    ready,
    storyId,
    snapshot,
    earlier: (place) => earlierChapters(page.book.notes(), page.book.spans(), place),
    extras: () => ({ ...taken(), ...(!deps.isGuest && { bible: { storyId: savedId() } }) }),
    complete: cards.status !== 'loading',
    onStart() {
      void drafts.autosave.flush();
      keepMeanwhile();
    },
    async onWritten({ status: outcome, brokenOff, idea, genre }, rating, begins) {
      // A text found again on an empty page brings its idea along.
      if (begins && snapshot().idea.trim() === '') page.change({ idea, genre });
      page.change({ rating: freerRating(page.fieldsNow().rating, writtenRating(genre, rating)) });
      if (outcome === 'completed') say('success', messages.generation.succeeded);
      if (brokenOff) say('error', messages.generation.brokenOff);
      deps.onTextChange();
      await drafts.autosave.flush();
    },
    onFault(text, calm = false) {
      say(calm ? 'info' : 'error', text);
      if (text === messages.generation.emptyIdea) deps.ideaRef.current?.focus();
    },
  });

  /** Words of an AI were put into the text by the writer's hand: the story is rated as freely as they are. */
  function takeText(rating: Rating) {
    const { genre, rating: before } = page.fieldsNow();
    edit({ rating: freerRating(before, writtenRating(genre, rating)) });
    void drafts.autosave.flush();
  }

  const selection = useSelectionActions({
    plan,
    writer: deps.writes,
    manuscript,
    ready,
    storyId,
    extras: () => ({
      genre: page.fieldsNow().genre,
      audience: options.audience,
      rating: options.rating,
      ...cards.story.request,
    }),
    keepBefore: deps.keepBefore,
    onAccepted: takeText,
  });

  const summaries = useSummaries(chapters, { plan, storyId, ready });

  const isExpecting =
    isBusy(writer.state) || writer.waiting || selection.asked !== null || summaries.busyId !== null;
  const expecting = useRef(isExpecting);
  expecting.current = isExpecting;

  return {
    writer,
    selection,
    summaries,
    /** True while a text is on its way to what stands here, or is offered to it. */
    isExpecting,
    isExpectingNow: () => expecting.current,
    takeText,
    /** Puts the wizard's story behind what stands in the manuscript. */
    takeWizardStory({ text, genre, rating }: WizardResult) {
      const now = page.fieldsNow();
      keepMeanwhile();
      manuscript.current?.show(null, 0);
      manuscript.current?.append(text);
      edit({ genre: now.genre.trim() === '' ? genre : now.genre, rating: freerRating(now.rating, rating) });
      // The wizard lets go of the story as it closes: until then this browser must have it.
      void drafts.autosave.flush();
      say('success', messages.wizard.received);
    },
    /** What the next text would be asked for, to be looked at beforehand. */
    asked() {
      const { genre } = snapshot();
      const { text, earlier } = writer.before();
      return {
        ...writer.wordsFor(text),
        genre,
        before: text,
        storyId: savedId(),
        extras: { ...taken(), ...(earlier.length > 0 && { earlier }) },
      };
    },
  };
}
export type AiWork = ReturnType<typeof useAiWork>;
