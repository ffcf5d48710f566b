import type { GenerationInput } from '#contract/generations.ts';
import { generationCaps, type PlanTerms } from '#domain/billing/plans.ts';
import { contextBudget } from '#domain/generation/context-budget.ts';
import { isAdultGenre, ratingFor } from '#domain/generation/genres.ts';
import { charactersPerToken } from '#domain/generation/model-tokens.ts';
import { newestWithin, oldestWithin, steadyWithin } from '#domain/generation/text-window.ts';
import { dialogueStyleOf } from '#domain/house-style/dialogue.ts';
import { fitEarlier } from '#domain/story/book/earlier-chapters.ts';
import type { EntryChoice } from '#domain/world/choose-entries.ts';
import type { PreparedChapter, Recap } from '#server/features/wizard/index.ts';
import type { WorldItem } from '#server/features/world/index.ts';
import { allowedRating, type StoryJob, writerContextTokens } from '#server/providers/ai/index.ts';
import { chooseMaterial } from './choose-material.ts';
import type { GenerationRequest } from './generation-request.ts';
import { chapterWithin, passageJob } from './passage-job.ts';

/** A premise takes at most one part in this many of the context; the existing text takes the rest. */
const premiseShare = 4;

/** The premise of a continuation, cut to its share of the context; a new story has only its idea. */
function premiseWithin({ premise }: GenerationRequest, continuing: boolean, context: number): string {
  return continuing ? premise.slice(0, Math.floor(context / premiseShare)).toWellFormed() : '';
}

/** Largest share of the context for passages of earlier pages; a text that fits needs none. */
const recallShare = 0.08;
/** Largest share of the context for the story's first pages, which show its voice where the text does not fit. */
const openingShare = 0.35;
/** The beginning of a long text moves in steps of this share of the context. */
const stepUnit = 500;
const stepShare = 0.75;

/** The existing text, cut to a number of characters: the newest part, or a chapter's most informative sentences. */
function existingTextWithin(
  { existingText, selection }: GenerationRequest,
  maxCharacters: number,
  steps: { step: number; before: number },
): string {
  if (selection?.action === 'summary') return chapterWithin(existingText, maxCharacters);
  return selection
    ? newestWithin(existingText, maxCharacters)
    : steadyWithin(existingText, maxCharacters, steps);
}

/** The chapter's part of the prompt; with room for passages of earlier pages where its text no longer fits. */
function chapterMemoryWithin(chapter: PreparedChapter | null, room: number, recallRoom: number) {
  const memory = chapter?.remember(room);
  if (!chapter || !memory || (memory.recap === null && memory.job.summary === ''))
    return { memory, reserved: 0 };
  return { memory: chapter.remember(Math.max(0, room - recallRoom)), reserved: recallRoom };
}

/** Reader and rating that were asked for: the adult genre asks for both like the adult options, except for young readers. */
function readersOf(
  { genre, rating, audience }: GenerationInput,
  adultContent: boolean,
): Pick<GenerationInput, 'audience' | 'rating'> {
  const byGenre = adultContent && audience !== 'young-adult' && isAdultGenre(genre);
  return byGenre ? { audience: 'adult', rating: 'uncensored' } : { audience, rating };
}

/**
 * Builds the writer's job, limited by the plan's terms; null for a guest (docs/product/plans.md).
 * @param adultContent whether adult content is available to this person; other requests for it were refused before.
 * @param world the person's world entries; null when the request does not use it.
 * @param chapter the wizard's chapter, from which idea and genre of `input` were built.
 * @param before the story before the request's text
 * @param scale the model's tokens for each estimated one
 * @returns the job, which is not checked yet, the rating that was asked for, the chapters to summarise before it is written,
 *   the chosen world entries, and the room for passages of earlier pages
 */
export function buildStoryJob(
  terms: PlanTerms | null,
  input: GenerationRequest,
  writerName: string,
  {
    adultContent,
    chapter,
    world,
    before = '',
    scale = 1,
  }: {
    adultContent: boolean;
    chapter: PreparedChapter | null;
    world: readonly WorldItem[] | null;
    before?: string;
    scale?: number;
  },
): {
  job: StoryJob;
  rating: GenerationInput['rating'];
  recap: Recap | null;
  entries: EntryChoice<WorldItem>;
  recallRoom: number;
} {
  const plan = terms?.plan ?? null;
  const continuing = chapter ? chapter.chapter > 1 : input.existingText.trim() !== '';
  const caps = generationCaps(terms, { surface: input.surface, continuing, paragraphs: input.paragraphs });
  const contextTokens = contextBudget(plan, writerContextTokens(writerName), caps);
  const context = Math.floor(contextTokens * charactersPerToken(input.existingText, scale));
  const premise = premiseWithin(input, continuing && !chapter && !input.selection, context);
  const afterPremise = context - premise.length;
  const { entries, used, lastingUsed, ...material } = chooseMaterial(plan, input, {
    world: world ?? [],
    premise,
    context: afterPremise,
  });
  const free = Math.max(0, afterPremise - used);
  const selected = terms && input.selection ? passageJob(input.selection, terms, free) : null;
  const remaining = Math.max(0, free - (selected?.taken ?? 0));
  const mayRecall = !input.selection && continuing && before.length + input.existingText.length > remaining;
  const recallRoom = Math.floor(context * recallShare);
  const opening =
    mayRecall && !chapter
      ? oldestWithin(before === '' ? input.existingText : before, context * openingShare)
      : '';
  const kept = mayRecall ? recallRoom + opening.length : 0;
  // What is named just now changes with each text; summaries are cut as if nothing were, so that they stay the same.
  const earlier = fitEarlier(chapter ? [] : (input.earlier ?? []), Math.max(0, afterPremise - lastingUsed), {
    shorterBy:
      afterPremise - lastingUsed - remaining + (mayRecall ? kept + Math.floor(context * stepShare) : 0),
  });
  const { memory, reserved } = chapterMemoryWithin(chapter, remaining, recallRoom);
  // Without what is named just now, so that it rarely changes.
  const steadyRoom = Math.max(0, afterPremise - lastingUsed - earlier.used - kept);
  const step = Math.floor((steadyRoom * stepShare) / stepUnit) * stepUnit;
  const textRoom = Math.max(0, remaining - earlier.used - kept);
  const { audience, rating } = readersOf(input, adultContent);
  const existingText =
    memory?.existingText ?? existingTextWithin(input, textRoom, { step, before: before.length });
  // Without a chosen style a continuation keeps that of its text.
  const dialogue = input.dialogue ?? dialogueStyleOf(existingText);
  const job: StoryJob = {
    ...caps,
    ...(selected && { passage: selected.passage, maxOutputTokens: selected.maxOutputTokens }),
    seed: input.idempotencyKey,
    idea: selected ? '' : input.idea,
    premise,
    genre: input.genre,
    opening,
    existingText,
    ...material,
    wizard: memory?.job ?? null,
    earlier: earlier.told,
    audience,
    rating: allowedRating(plan, ratingFor(audience, rating), adultContent),
    ...(dialogue && { dialogue }),
    ...(input.tone && { tone: input.tone }),
    ...(input.narrator && { narrator: input.narrator }),
  };
  return {
    job,
    rating,
    recap: memory?.recap ?? null,
    entries,
    recallRoom: chapter ? reserved : mayRecall ? recallRoom : 0,
  };
}
