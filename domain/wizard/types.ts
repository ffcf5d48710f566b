import type { GenreId } from '#domain/generation/genres.ts';

/** Narrators, with their labels (docs/product/wizard.md). */
export const narrators = { first: 'Birinci kişi', third: 'Üçüncü kişi' } as const;
export type Narrator = keyof typeof narrators;

export const endingIds = ['happy', 'dramatic', 'open', 'twist'] as const;
export type EndingId = (typeof endingIds)[number];

export interface WizardCharacter {
  id: string;
  /** A first name, without a surname. */
  name: string;
  profession: string;
  personality: string;
  /** Years, as digits. */
  age: string;
  background: string;
}

export interface WizardBeginning {
  id: string;
  title: string;
  description: string;
  setting: string;
}

/** A question of the development step with suggested answers; free text is always allowed. */
export interface WizardQuestion {
  text: string;
  suggestions: readonly string[];
}

export interface WizardEnding {
  id: EndingId;
  title: string;
  description: string;
  /** The text before "bir son": "Sıcak ve umutlu". */
  tone: string;
}

/** The wizard's catalogue of one genre. Ids are unique within it. */
export interface WizardGenre {
  id: GenreId;
  /** A sentence that helps beginners to choose. */
  description: string;
  characters: readonly WizardCharacter[];
  beginnings: readonly WizardBeginning[];
  /** The two questions of chapter 1 for each beginning, by its id; later chapters use `laterQuestions`. */
  questions: Readonly<Record<string, readonly [WizardQuestion, WizardQuestion]>>;
  /** Pairs for chapters 2, 3, …; the first pair follows the last one. */
  laterQuestions: readonly (readonly [WizardQuestion, WizardQuestion])[];
  endings: readonly [WizardEnding, WizardEnding, WizardEnding, WizardEnding];
}

/** The choices for one chapter, with the texts of the catalogue. */
export interface WizardSelection {
  narrator: Narrator;
  genre: GenreId;
  character: WizardCharacter;
  beginning: WizardBeginning;
  /** The first chapter is 1. */
  chapter: number;
  /** The two questions of this chapter, in the order of `answers`. */
  questions: readonly [WizardQuestion, WizardQuestion];
  answers: readonly [string, string];
  ending: WizardEnding;
}

/** The choices for one chapter as a client sends them, with ids of the catalogue. */
export interface WizardChoice {
  narrator: Narrator;
  genre: GenreId;
  characterId: string;
  beginningId: string;
  chapter: number;
  answers: readonly [string, string];
  endingId: EndingId;
}
