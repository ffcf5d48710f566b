import { ORPCError } from '@orpc/server';
import type { GenerationInput } from '#contract/generations.ts';
import { generationCaps, type PlanId } from '#domain/billing/plans.ts';
import { contextBudget, lettersPerModelToken } from '#domain/generation/context-budget.ts';
import { isAdultGenre } from '#domain/generation/genres.ts';
import { fitEarlier } from '#domain/story/book/earlier-chapters.ts';
import { lower } from '#domain/turkish/index.ts';
import { fitCards } from '#domain/world/card-budget.ts';
import { textsOf } from '#domain/world/card-fields.ts';
import { type CharacterCard, characterFields, type PlotCard } from '#domain/world/cards.ts';
import { chooseEntries, type EntryChoice } from '#domain/world/choose-entries.ts';
import { type BibleKind, type WorldEntry, type WorldKind, worldKinds } from '#domain/world/kinds.ts';
import type { LibraryItem } from '#server/features/bible/index.ts';
import type { PreparedChapter, Recap } from '#server/features/wizard/index.ts';
import {
  allowedRating,
  checkRequestSafety,
  newestWithin,
  type StoryJob,
  writerContextTokens,
} from '#server/providers/ai/index.ts';
import type { GenerationRequest } from './generation-request.ts';
import { chapterWithin, passageJob } from './passage-job.ts';

/** Characters of a card's labels and tags in addition to its own text. */
const charactersAroundCard = 80;

/** The content of a card as one text; an age that is only a number gets a phrase around it. */
function cardText(card: CharacterCard): string {
  const age = card.age === '' || /yaş/iu.test(card.age) ? card.age : `${card.age} yaşında`;
  return textsOf(characterFields, { ...card, age })
    .filter((text) => text !== '')
    .join('. ');
}

/** All texts that the request check examines together with the idea. */
function materialOf(
  cards: { characters: CharacterCard[]; plot: PlotCard[] },
  world: readonly WorldEntry[],
  chapter: PreparedChapter | null,
) {
  return [
    ...cards.characters.map((card) => ({ name: card.name, text: cardText(card) })),
    ...cards.plot.map((card) => ({ name: '', text: card.description })),
    ...world.map(({ name, text }) => ({ name: '', text: `${name}. ${text}` })),
    ...(chapter?.told ?? []).map((text) => ({ name: '', text })),
  ];
}

/** Whether the request contains an entry's card already; cards are sent with their texts and without ids. */
function isAmong({ characters, plot }: Pick<GenerationInput, 'characters' | 'plot'>) {
  const names = new Set(characters.map(({ name }) => lower(name)));
  const events = new Set(plot.map(({ description }) => description));
  return (entry: LibraryItem): boolean =>
    entry.plot
      ? events.has(entry.plot.description)
      : entry.character !== null && names.has(lower(entry.name));
}

const isWorld = (kind: BibleKind): kind is WorldKind => Object.hasOwn(worldKinds, kind);

/** A premise takes at most one part in this many of the context; the existing text takes the rest. */
const premiseShare = 4;

/** The premise of a continuation, cut to its share of the context; a new story has only its idea. */
function premiseWithin({ premise }: GenerationRequest, continuing: boolean, context: number): string {
  return continuing ? premise.slice(0, Math.floor(context / premiseShare)).toWellFormed() : '';
}

/** The cards of a request together with the chosen library entries. */
function withLibrary(
  cards: { characters: CharacterCard[]; plot: PlotCard[] },
  entries: EntryChoice<LibraryItem>,
) {
  const chosen = entries.chosen.map(({ entry }) => entry);
  return {
    characters: [...cards.characters, ...chosen.flatMap(({ character }) => character ?? [])],
    plot: [...cards.plot, ...chosen.flatMap(({ plot }) => plot ?? [])],
    world: chosen.flatMap(({ kind, name, aliases, text }): WorldEntry[] =>
      isWorld(kind) ? [{ kind, name, aliases, text }] : [],
    ),
  };
}

/** The rating of a text: the adult genre raises it like the adult option, except for young readers. */
function ratingOf(
  { genre, rating, audience }: GenerationInput,
  adultContent: boolean,
): GenerationInput['rating'] {
  return adultContent && audience !== 'young-adult' && isAdultGenre(genre) ? 'uncensored' : rating;
}

/**
 * Builds the writer's job, limited by the plan; `plan` is null for a guest (docs/product/plans.md).
 * @param adultContent whether adult content is available to this person; other requests for it were refused before.
 * @param library the person's library; null when the request does not use it.
 * @param chapter the wizard's chapter, from which idea and genre of `input` were built.
 * @returns the job, the chapters to summarise before it is written, and the chosen library entries
 * @throws INVALID_INPUT for a request that every plan refuses
 */
export function buildStoryJob(
  plan: PlanId | null,
  input: GenerationRequest,
  writerName: string,
  {
    adultContent,
    chapter,
    library,
  }: { adultContent: boolean; chapter: PreparedChapter | null; library: readonly LibraryItem[] | null },
): { job: StoryJob; recap: Recap | null; entries: EntryChoice<LibraryItem> } {
  const { idea, genre, audience } = input;
  const continuing = chapter ? chapter.chapter > 1 : input.existingText.trim() !== '';
  const caps = generationCaps(plan, { surface: input.surface, continuing, paragraphs: input.paragraphs });
  const whole = contextBudget(plan, writerContextTokens(writerName), caps) * lettersPerModelToken;
  const premise = premiseWithin(input, continuing && !chapter && !input.selection, whole);
  const context = whole - premise.length;
  const added = fitCards(input, plan, context);
  const count = added.characters.length + added.plot.length;
  // Library and cards share one half of the context; the other half is for the text.
  const entries = chooseEntries(library ?? [], {
    idea: premise === '' ? idea : `${premise}\n${idea}`,
    text: input.existingText,
    isAdded: isAmong(input),
    budget: Math.max(0, added.budget - added.used - count * charactersAroundCard),
  });
  const { characters, plot, world } = withLibrary(added, entries);
  const free = Math.max(0, context - added.used - count * charactersAroundCard - entries.used);
  const selected = plan && input.selection ? passageJob(input.selection, plan, free) : null;
  const remaining = Math.max(0, free - (selected?.taken ?? 0));
  const before = fitEarlier(chapter ? [] : (input.earlier ?? []), remaining);
  const memory = chapter?.remember(remaining);
  const left = remaining - before.used;
  const existingText = memory
    ? memory.existingText
    : input.selection?.action === 'summary'
      ? chapterWithin(input.existingText, left)
      : newestWithin(input.existingText, Math.floor(left / lettersPerModelToken));
  const rating = ratingOf(input, adultContent);
  const material = [
    ...materialOf({ characters, plot }, world, chapter),
    ...(premise === '' ? [] : [{ name: '', text: premise }]),
    ...before.told.map(({ title, summary }) => ({ name: title, text: summary })),
    ...(selected ? [{ name: '', text: selected.passage.after }] : []),
  ];
  const refusal = checkRequestSafety({ idea, genre, existingText, rating, material });
  if (refusal) {
    const issues = [{ path: 'idea', message: refusal }];
    throw new ORPCError('INVALID_INPUT', { status: 422, message: refusal, data: { issues } });
  }
  const job: StoryJob = {
    ...caps,
    ...(selected && { passage: selected.passage, maxOutputTokens: selected.maxOutputTokens }),
    seed: input.idempotencyKey,
    idea: selected ? '' : idea,
    premise,
    genre,
    existingText,
    characters,
    plot,
    world,
    wizard: memory?.job ?? null,
    earlier: before.told,
    audience,
    rating: allowedRating(plan, rating, adultContent),
    ...(input.dialogue && { dialogue: input.dialogue }),
  };
  return { job, recap: memory?.recap ?? null, entries };
}
