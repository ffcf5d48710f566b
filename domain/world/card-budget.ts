import type { PlanId } from '../billing/plans.ts';
import { charactersPerModelToken, contextTokens } from '../generation/context-budget.ts';
import { countCharacters } from './card-fields.ts';
import { type CharacterCard, cardLimits, characterFields, type PlotCard, plotFields } from './cards.ts';

/** Largest share of the context for cards; the rest is for the existing text of the story. */
const share = 0.5;

/** Returns the card budget of a generation in characters; `plan` is null for a guest. */
export function cardBudget(plan: PlanId | null): number {
  return Math.floor(contextTokens[plan ?? 'guest'] * charactersPerModelToken * share);
}

export interface FittedCards<C extends CharacterCard, P extends PlotCard> {
  /** The cards in the prompt, in the given order. */
  characters: C[];
  plot: P[];
  /** The cards that do not fit, in the given order. */
  left: { characters: C[]; plot: P[] };
  /** Characters used, of `budget`. */
  used: number;
  budget: number;
}

/**
 * Returns the whole cards that fit a plan's budget: characters before plot elements, each in the given order. A shorter card
 * may fit after one that did not.
 * @param most characters that the context has left, if fewer than the plan's share.
 */
export function fitCards<C extends CharacterCard, P extends PlotCard>(
  cards: { characters: readonly C[]; plot: readonly P[] },
  plan: PlanId | null,
  most = Number.POSITIVE_INFINITY,
): FittedCards<C, P> {
  const budget = Math.min(cardBudget(plan), most);
  let used = 0;
  const fits = (letters: number, taken: number) => {
    if (taken >= cardLimits.perGeneration || used + letters > budget) return false;
    used += letters;
    return true;
  };
  const fitted: FittedCards<C, P> = {
    characters: [],
    plot: [],
    left: { characters: [], plot: [] },
    used: 0,
    budget,
  };
  for (const card of cards.characters) {
    const to = fits(countCharacters(characterFields, card), fitted.characters.length) ? fitted : fitted.left;
    to.characters.push(card);
  }
  for (const card of cards.plot) {
    const to = fits(countCharacters(plotFields, card), fitted.plot.length) ? fitted : fitted.left;
    to.plot.push(card);
  }
  return { ...fitted, used };
}
