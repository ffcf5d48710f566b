import type { GenerationInput } from '#contract/generations.ts';
import type { PlanId } from '#domain/billing/plans.ts';
import { lower } from '#domain/turkish/index.ts';
import { fitCards } from '#domain/world/card-budget.ts';
import type { CharacterCard, PlotCard } from '#domain/world/cards.ts';
import { chooseEntries, type EntryChoice } from '#domain/world/choose-entries.ts';
import { type CardlessEntry, type CardlessKind, cardlessKinds, type WorldKind } from '#domain/world/kinds.ts';
import type { WorldItem } from '#server/features/world/index.ts';
import type { StoryJob } from '#server/providers/ai/index.ts';
import type { GenerationRequest } from './generation-request.ts';

/** Characters of a card's labels and tags in addition to its own text. */
const charactersAroundCard = 80;

/** Whether the request contains an entry's card already; cards are sent with their texts and without ids. */
function isAmong({ characters, plot }: Pick<GenerationInput, 'characters' | 'plot'>) {
  const names = new Set(characters.map(({ name }) => lower(name)));
  const events = new Set(plot.map(({ description }) => description));
  return (entry: WorldItem): boolean =>
    entry.plot
      ? events.has(entry.plot.description)
      : entry.character !== null && names.has(lower(entry.name));
}

const isCardless = (kind: WorldKind): kind is CardlessKind => Object.hasOwn(cardlessKinds, kind);

/** The cards of a request together with the chosen world entries. */
function withEntries(
  cards: { characters: CharacterCard[]; plot: PlotCard[] },
  entries: EntryChoice<WorldItem>,
) {
  const pinned = entries.chosen
    .filter(({ why }) => why === 'pinned')
    .map(({ entry }) => entry)
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  const named = entries.chosen.filter(({ why }) => why === 'named').map(({ entry }) => entry);
  const chosen = [...pinned, ...named];
  const countPinned = (has: (entry: WorldItem) => boolean) => pinned.filter(has).length;
  return {
    lasting: {
      characters: cards.characters.length + countPinned(({ character }) => character !== null),
      plot: cards.plot.length + countPinned(({ plot }) => plot !== null),
      world: countPinned(({ kind }) => isCardless(kind)),
    },
    characters: [...cards.characters, ...chosen.flatMap(({ character }) => character ?? [])],
    plot: [...cards.plot, ...chosen.flatMap(({ plot }) => plot ?? [])],
    world: chosen.flatMap(({ kind, name, aliases, text }): CardlessEntry[] =>
      isCardless(kind) ? [{ kind, name, aliases, text }] : [],
    ),
  };
}

/** The cards and world entries of a prompt. */
export interface Material {
  characters: CharacterCard[];
  plot: PlotCard[];
  world: CardlessEntry[];
  /** How many of the first ones of each kind do not depend on this request. */
  lasting: NonNullable<StoryJob['lasting']>;
  /** The choice of world entries; the chosen ones are among the cards above. */
  entries: EntryChoice<WorldItem>;
  /** Characters of the context that they take. */
  used: number;
  /** Characters of those that do not depend on this request. */
  lastingUsed: number;
}

/**
 * Chooses the cards and world entries of a prompt. Together they take at most one half of the context; the other half
 * is for the text.
 * @param context the size of the context, characters
 */
export function chooseMaterial(
  plan: PlanId | null,
  input: GenerationRequest,
  { world, premise, context }: { world: readonly WorldItem[]; premise: string; context: number },
): Material {
  const cards = fitCards(input, plan, context);
  const usedByCards = cards.used + (cards.characters.length + cards.plot.length) * charactersAroundCard;
  const entries = chooseEntries(world, {
    idea: premise === '' ? input.idea : `${premise}\n${input.idea}`,
    text: input.existingText,
    isAdded: isAmong(input),
    budget: Math.max(0, cards.budget - usedByCards),
  });
  const pinned = entries.chosen.filter(({ why }) => why === 'pinned');
  const lastingUsed = pinned.reduce((sum, { letters }) => sum + letters, usedByCards);
  return { ...withEntries(cards, entries), entries, used: usedByCards + entries.used, lastingUsed };
}
