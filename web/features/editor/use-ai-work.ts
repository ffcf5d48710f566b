import type { RefObject } from 'react';
import type { PlanTerms } from '#domain/billing/plans.ts';
import { isAdultGenre, type Rating } from '#domain/generation/genres.ts';
import { messages } from '#domain/messages/index.ts';
import { earlierChapters } from '#domain/story/book/earlier-chapters.ts';
import { isBusy } from '#web/features/generation/index.ts';
import type { WizardResult } from '#web/features/wizard/index.ts';
import type { Chapters } from './chapters/use-chapters.ts';
import { useSummaries } from './chapters/use-summaries.ts';
import { freerRating, type GenerationOptions } from './options/generation-options.ts';
import { useSelectionActions } from './selection/use-selection-actions.ts';
import type { Say } from './use-status.ts';
import type { StoryCards } from './use-story-cards.ts';
import type { StoryDocument } from './use-story-document.ts';
import { useStoryWriter } from './use-story-writer.ts';

/** The rating that a text came with: the adult genre is written as freely as the adult option. */
const writtenRating = (genre: string, asked: Rating): Rating => (isAdultGenre(genre) ? 'uncensored' : asked);

interface AiWorkDeps {
  terms: PlanTerms | null;
  isGuest: boolean;
  /** Who writes here; undefined while it is not known. */
  writes: 'model' | 'storyteller' | 'none' | undefined;
  page: StoryDocument;
  cards: StoryCards;
  chapters: Chapters;
  options: GenerationOptions;
  ideaRef: RefObject<HTMLTextAreaElement | null>;
  /** Keeps the story as it is, for words that wait for that. */
  saveRevision: () => Promise<void>;
  /** The same for words that are on their way. */
  keepMeanwhile: () => void;
  say: Say;
}

/** What an AI does in the editor: writes on, works on a selection, summarises, tells a wizard's story. */
export function useAiWork(deps: AiWorkDeps) {
  const { terms, page, cards, chapters, options, keepMeanwhile, say } = deps;
  const { manuscript, ready, storyId, change } = page;
  const { dialogue } = page.fields;
  const taken = () => ({ ...options, ...cards.story.request, ...(dialogue && { dialogue }) });

  const writer = useStoryWriter({
    isGuest: deps.isGuest,
    page,
    earlier: (place) => earlierChapters(page.book.notes(), page.book.spans(), place),
    extras: () => ({ ...taken(), ...(!deps.isGuest && { bible: { storyId: page.storedId } }) }),
    complete: cards.status !== 'loading',
    onStart: keepMeanwhile,
    onWritten({ status: outcome, idea, genre }, rating, begins) {
      // A text found again on an empty page brings its idea along.
      if (begins && page.fieldsNow().idea.trim() === '') change({ idea, genre });
      change({ rating: freerRating(page.fieldsNow().rating, writtenRating(genre, rating)) });
      if (outcome === 'completed') say('success', messages.generation.succeeded);
    },
    onNoIdea: () => deps.ideaRef.current?.focus(),
  });

  /** Words of an AI were put into the text by the writer's hand: the story is rated as freely as they are. */
  function takeText(rating: Rating) {
    const { genre, rating: before } = page.fieldsNow();
    change({ rating: freerRating(before, writtenRating(genre, rating)) });
  }

  const selection = useSelectionActions({
    terms,
    writer: deps.writes,
    story: page,
    extras: () => ({
      genre: page.fieldsNow().genre,
      audience: options.audience,
      rating: options.rating,
      ...cards.story.request,
    }),
    saveRevision: deps.saveRevision,
    onAccepted: takeText,
  });

  const summaries = useSummaries(chapters, { terms, storyId, ready });

  const isExpecting =
    isBusy(writer.state) || writer.waiting || selection.asked !== null || summaries.busyId !== null;
  return {
    writer,
    selection,
    summaries,
    /** True while a text is on its way to what stands here, or is offered to it. */
    isExpecting,
    takeText,
    /** Puts the wizard's story behind what stands in the manuscript. */
    takeWizardStory({ text, genre, rating }: WizardResult) {
      const now = page.fieldsNow();
      keepMeanwhile();
      manuscript.current?.show(null, 0);
      manuscript.current?.append({ text, id: true, step: 'wizard' });
      change({ genre: now.genre.trim() === '' ? genre : now.genre, rating: freerRating(now.rating, rating) });
      say('success', messages.wizard.received);
    },
    /** What the next text would be asked for, to be looked at beforehand. */
    asked() {
      const { genre } = page.fieldsNow();
      const { text, earlier } = writer.before();
      return {
        ...writer.wordsFor(text),
        genre,
        before: text,
        storyId: page.storedId,
        extras: { ...taken(), ...(earlier.length > 0 && { earlier }) },
      };
    },
  };
}
