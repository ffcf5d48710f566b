/** Roles of a character, with the labels that a writer sees (docs/product/cards.md). */
export const characterRoles = {
  protagonist: 'Ana Karakter',
  antagonist: 'Karşıt Karakter',
  supporting: 'Yardımcı Karakter',
} as const;
export type CharacterRole = keyof typeof characterRoles;

/** Parts of a story that a plot element belongs to, in their order (docs/product/cards.md). */
export const plotTypes = { introduction: 'Giriş', development: 'Gelişme', conclusion: 'Sonuç' } as const;
export type PlotType = keyof typeof plotTypes;

/** A character as a card holds it; every text may be empty but the name of a saved one. */
export interface CharacterCard {
  name: string;
  role: CharacterRole;
  age: string;
  personality: string;
  appearance: string;
  background: string;
}

/** A plot element as a card holds it. */
export interface PlotCard {
  type: PlotType;
  description: string;
}

/** Longest texts of a card, in characters, and most cards: of one account, and in one generation. */
export const cardLimits = {
  name: 100,
  age: 100,
  text: 2_000,
  perAccount: 500,
  perGeneration: 20,
} as const;

const measured = ['name', 'age', 'personality', 'appearance', 'background'] as const;

/**
 * How complete a character is: the rounded share of its five texts that say something, 0-100 (docs/product/cards.md).
 */
export function characterCompletion(card: CharacterCard): number {
  const filled = measured.filter((field) => card[field].trim() !== '').length;
  return Math.round((filled / measured.length) * 100);
}
