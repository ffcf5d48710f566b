import type { GenerationInput } from '#contract/generations.ts';
import { generationCaps, type PlanTerms } from '#domain/billing/plans.ts';
import { charactersPerModelToken, contextBudget } from '#domain/generation/context-budget.ts';
import { isAdultGenre, ratingFor } from '#domain/generation/genres.ts';
import { dialogueStyleOf } from '#domain/house-style/dialogue.ts';
import { fitEarlier } from '#domain/story/book/earlier-chapters.ts';
import type { EntryChoice } from '#domain/world/choose-entries.ts';
import type { PreparedChapter, Recap } from '#server/features/wizard/index.ts';
import type { WorldItem } from '#server/features/world/index.ts';
import {
  allowedRating,
  newestWithin,
  type StoryJob,
  writerContextTokens,
} from '#server/providers/ai/index.ts';
import { assertSafeRequest } from './assert-safe-request.ts';
import { chooseMaterial } from './choose-material.ts';
import type { GenerationRequest } from './generation-request.ts';
import { chapterWithin, passageJob } from './passage-job.ts';

/** A premise takes at most one part in this many of the context; the existing text takes the rest. */
const premiseShare = 4;

/** The premise of a continuation, cut to its share of the context; a new story has only its idea. */
function premiseWithin({ premise }: GenerationRequest, continuing: boolean, context: number): string {
  return continuing ? premise.slice(0, Math.floor(context / premiseShare)).toWellFormed() : '';
}

/** The existing text, cut to a number of characters: the newest part, or a chapter's most informative sentences. */
function existingTextWithin({ existingText, selection }: GenerationRequest, maxCharacters: number): string {
  if (selection?.action === 'summary') return chapterWithin(existingText, maxCharacters);
  return newestWithin(existingText, Math.floor(maxCharacters / charactersPerModelToken));
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
 * @returns the job, the chapters to summarise before it is written, and the chosen world entries
 * @throws INVALID_INPUT for a request that every plan refuses
 */
export function buildStoryJob(
  terms: PlanTerms | null,
  input: GenerationRequest,
  writerName: string,
  {
    adultContent,
    chapter,
    world,
  }: { adultContent: boolean; chapter: PreparedChapter | null; world: readonly WorldItem[] | null },
): { job: StoryJob; recap: Recap | null; entries: EntryChoice<WorldItem> } {
  const plan = terms?.plan ?? null;
  const continuing = chapter ? chapter.chapter > 1 : input.existingText.trim() !== '';
  const caps = generationCaps(terms, { surface: input.surface, continuing, paragraphs: input.paragraphs });
  const context = contextBudget(plan, writerContextTokens(writerName), caps) * charactersPerModelToken;
  const premise = premiseWithin(input, continuing && !chapter && !input.selection, context);
  const afterPremise = context - premise.length;
  const { entries, used, ...material } = chooseMaterial(plan, input, {
    world: world ?? [],
    premise,
    context: afterPremise,
  });
  const free = Math.max(0, afterPremise - used);
  const selected = terms && input.selection ? passageJob(input.selection, terms, free) : null;
  const remaining = Math.max(0, free - (selected?.taken ?? 0));
  const earlier = fitEarlier(chapter ? [] : (input.earlier ?? []), remaining);
  const memory = chapter?.remember(remaining);
  const { audience, rating } = readersOf(input, adultContent);
  const existingText = memory?.existingText ?? existingTextWithin(input, remaining - earlier.used);
  // Without a chosen style a continuation keeps that of its text.
  const dialogue = input.dialogue ?? dialogueStyleOf(existingText);
  const job: StoryJob = {
    ...caps,
    ...(selected && { passage: selected.passage, maxOutputTokens: selected.maxOutputTokens }),
    seed: input.idempotencyKey,
    idea: selected ? '' : input.idea,
    premise,
    genre: input.genre,
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
  assertSafeRequest(job, { idea: input.idea, rating }, chapter?.told ?? []);
  return { job, recap: memory?.recap ?? null, entries };
}
