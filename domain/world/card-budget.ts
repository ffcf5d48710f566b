import type { PlanId } from '../billing/plans.ts';
import { contextTokens, lettersPerModelToken } from '../generation/context-budget.ts';
import { countCharacters } from './card-fields.ts';
import { type CharacterCard, cardLimits, characterFields, type PlotCard, plotFields } from './cards.ts';

/** Cards take at most this share of the context: the rest is for the text that the story goes on from. */
const share = 0.5;

/** Letters that a generation's cards may take together; `plan` is null for a guest. */
export function cardBudget(plan: PlanId | null): number {
  return Math.floor(contextTokens[plan ?? 'guest'] * lettersPerModelToken * share);
}

export interface FittedCards<C extends CharacterCard, P extends PlotCard> {
  /** What goes into the prompt, in the given order. */
  characters: C[];
  plot: P[];
  /** What has no room, in the given order. */
  left: { characters: C[]; plot: P[] };
  /** Letters used, of `budget`. */
  used: number;
  budget: number;
}

/**
 * The cards that fit a plan's budget: whole ones, characters before plot elements, each in the given order; a later,
 * shorter card may still fit where an earlier one did not. Editor and server decide by this same function.
 * @param most letters that the writer's context has room for, where that is less than the plan's share.
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
