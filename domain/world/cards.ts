import { characters } from '../messages/characters.ts';
import { plotElements } from '../messages/plot-elements.ts';
import { type CardFields, type CardOf, completionOf } from './card-fields.ts';

/** Roles of a character, with their labels (docs/product/cards.md). */
export const characterRoles = {
  protagonist: 'Ana Karakter',
  antagonist: 'Karşıt Karakter',
  supporting: 'Yardımcı Karakter',
} as const;
export type CharacterRole = keyof typeof characterRoles;

/** Parts of a story for a plot element, in their order, with their labels (docs/product/cards.md). */
export const plotTypes = { introduction: 'Giriş', development: 'Gelişme', conclusion: 'Sonuç' } as const;
export type PlotType = keyof typeof plotTypes;

/** Maximum lengths of a card's texts, characters, and maximum number of cards of an account and of a generation. */
export const cardLimits = {
  name: 100,
  age: 100,
  text: 2_000,
  perAccount: 500,
  perGeneration: 20,
} as const;

/** The fields of a character, each a column of `characters`. */
export const characterFields = {
  name: {
    kind: 'text',
    label: 'Ad',
    max: cardLimits.name,
    required: characters.nameRequired,
    joinsLines: true,
    singleLine: true,
  },
  role: { kind: 'choice', label: 'Rol', choices: characterRoles, initial: 'supporting' },
  age: {
    kind: 'text',
    label: 'Yaş',
    max: cardLimits.age,
    singleLine: true,
    placeholder: 'Otuzlarının başında',
  },
  personality: {
    kind: 'text',
    label: 'Kişilik',
    max: cardLimits.text,
    placeholder: 'Nasıl biri? Neye kızar, neye güler?',
  },
  appearance: {
    kind: 'text',
    label: 'Görünüm',
    promptLabel: 'Görünüş',
    max: cardLimits.text,
    placeholder: 'Onu ilk kez gören ne fark eder?',
  },
  background: {
    kind: 'text',
    label: 'Geçmiş',
    max: cardLimits.text,
    placeholder: 'Buraya gelene dek başından neler geçti?',
  },
} as const satisfies CardFields;

/** The fields of a character; only the name of a saved one must not be empty. */
export type CharacterCard = CardOf<typeof characterFields>;

/** The fields of a plot element, each a column of `plot_elements`. */
export const plotFields = {
  type: {
    kind: 'choice',
    label: 'Bölüm',
    promptLabel: 'Yeri',
    choices: plotTypes,
    initial: 'introduction',
  },
  description: {
    kind: 'text',
    label: 'Açıklama',
    promptLabel: 'Olay',
    max: cardLimits.text,
    required: plotElements.descriptionRequired,
    placeholder: 'Bu bölümde ne oluyor?',
  },
} as const satisfies CardFields;

/** The fields of a plot element. */
export type PlotCard = CardOf<typeof plotFields>;

/**
 * The completeness of a character: the rounded percentage of texts that are not empty, 0-100 (docs/product/cards.md).
 */
export const characterCompletion = (card: CharacterCard): number => completionOf(characterFields, card);
