import { describe, expect, test } from 'vitest';
import type { PlanId } from '../billing/plans.ts';
import { cardBudget, fitCards } from './card-budget.ts';
import { countCharacters, pickCard } from './card-fields.ts';
import { type CharacterCard, cardLimits, characterFields, type PlotCard, plotFields } from './cards.ts';

const character = (name: string, background = ''): CharacterCard =>
  pickCard(characterFields, { name, background });
const plot = (description: string): PlotCard => ({ type: 'introduction', description });
const names = (cards: CharacterCard[]) => cards.map(({ name }) => name);

describe('the size of a card', () => {
  test('is the number of characters of all its texts without surrounding white space', () => {
    const card = { ...character(' Ayşe ', 'on iki'), age: '40', personality: 'abc', appearance: 'çğ' };
    expect(countCharacters(characterFields, card)).toBe(4 + 6 + 2 + 3 + 2);
    expect(countCharacters(plotFields, plot(' bir olay\n'))).toBe(8);
  });
});

describe('the budget', () => {
  test('is half of the characters in a plan’s context', () => {
    const budgets = ([null, 'free', 'pro', 'publisher'] as (PlanId | null)[]).map(cardBudget);
    expect(budgets).toEqual([1_500, 3_000, 12_000, 24_000]);
  });
});

describe('fitting cards', () => {
  test('keeps all cards in order when they fit', () => {
    const cards = {
      characters: [character('Nermin'), character('İsmet')],
      plot: [plot('Giriş'), plot('Son')],
    };
    expect(fitCards(cards, 'free')).toEqual({
      ...cards,
      left: { characters: [], plot: [] },
      used: 6 + 5 + 5 + 3,
      budget: 3_000,
    });
  });

  test('keeps a card that fills the budget exactly and excludes one that is a character longer', () => {
    const exact = fitCards({ characters: [character('A', 'b'.repeat(1_499))], plot: [] }, null);
    expect([exact.characters.length, exact.used]).toEqual([1, 1_500]);
    const over = fitCards({ characters: [character('A', 'b'.repeat(1_500))], plot: [] }, null);
    expect([over.characters.length, over.left.characters.length, over.used]).toEqual([0, 1, 0]);
  });

  test('excludes a long card entirely and includes a later one that fits', () => {
    const cards = [
      character('Kısa', 'a'.repeat(1_000)),
      character('Uzun', 'b'.repeat(1_000)),
      character('Son', 'c'.repeat(100)),
    ];
    const fitted = fitCards({ characters: cards, plot: [] }, null);
    expect(names(fitted.characters)).toEqual(['Kısa', 'Son']);
    expect(names(fitted.left.characters)).toEqual(['Uzun']);
    expect(fitted.used).toBe(1_004 + 103);
  });

  test('gives characters priority over plot elements', () => {
    const fitted = fitCards(
      { characters: [character('Nermin', 'a'.repeat(1_400))], plot: [plot('b'.repeat(200)), plot('kısa')] },
      null,
    );
    expect(fitted.characters).toHaveLength(1);
    expect(fitted.plot.map(({ description }) => description)).toEqual(['kısa']);
    expect(fitted.left.plot).toHaveLength(1);
  });

  test('includes at most as many cards of a kind as a generation may have', () => {
    const many = Array.from({ length: cardLimits.perGeneration + 2 }, (_, index) => character(`K${index}`));
    const fitted = fitCards({ characters: many, plot: [plot('olay')] }, 'publisher');
    expect(fitted.characters).toHaveLength(cardLimits.perGeneration);
    expect(names(fitted.left.characters)).toEqual(['K20', 'K21']);
    expect(fitted.plot).toHaveLength(1);
  });

  test('returns the same objects that it was given', () => {
    const card = { ...character('Nermin'), id: 'x' };
    expect(fitCards({ characters: [card], plot: [] }, 'pro').characters[0]).toBe(card);
  });
});
