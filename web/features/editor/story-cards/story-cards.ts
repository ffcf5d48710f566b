import type { PlanId } from '#domain/billing/plans.ts';
import { preview } from '#domain/story/story.ts';
import { fitCards } from '#domain/world/card-budget.ts';
import { type CharacterCard, characterRoles, type PlotCard, plotTypes } from '#domain/world/cards.ts';
import type { AddedCards, Cards } from '#web/features/cards/index.ts';

/** A card of the story as the story's own tab names it. */
export interface StoryCard {
  kind: keyof AddedCards;
  id: string;
  name: string;
  /** What it is: a role, or a part of the story. */
  note: string;
  /** Why it does not go into a generation; null where it does. */
  leftOut: string | null;
}

export interface StoryCards {
  items: StoryCard[];
  /** Letters used, of `budget`. */
  used: number;
  budget: number;
  /** What a generation takes along. */
  request: { characters: CharacterCard[]; plot: PlotCard[] };
}

const plotLetters = 60;
const noRoom = 'Yer kalmadığı için üretime girmiyor.';

/**
 * Decides, as the server will, which of the added cards go into a generation, and says of the others why not.
 * @param most letters that the writer's context has room for.
 */
export function storyCards(
  cards: Pick<Cards, 'characters' | 'plot'>,
  added: AddedCards,
  plan: PlanId | null,
  most?: number,
): StoryCards {
  const found = <E extends { id: string }>(entries: readonly E[], ids: readonly string[]) =>
    ids.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
  const characters = found(cards.characters.entries, added.characters);
  const plot = found(cards.plot.entries, added.plot);
  const fitted = fitCards(
    {
      characters: characters.filter(({ problem }) => !problem).map(({ card }) => card),
      plot: plot.filter(({ problem }) => !problem).map(({ card }) => card),
    },
    plan,
    most,
  );
  const why = (card: CharacterCard | PlotCard, problem: { text: string } | null) => {
    const left: readonly object[] = [...fitted.left.characters, ...fitted.left.plot];
    return problem?.text ?? (left.includes(card) ? noRoom : null);
  };
  return {
    used: fitted.used,
    budget: fitted.budget,
    request: { characters: fitted.characters, plot: fitted.plot },
    items: [
      ...characters.map(({ id, card, problem }) => ({
        kind: 'characters' as const,
        id,
        name: card.name.trim() || 'Adsız karakter',
        note: characterRoles[card.role],
        leftOut: why(card, problem),
      })),
      ...plot.map(({ id, card, problem }) => ({
        kind: 'plot' as const,
        id,
        name: preview(card.description, plotLetters) || 'Boş olay',
        note: plotTypes[card.type],
        leftOut: why(card, problem),
      })),
    ],
  };
}
