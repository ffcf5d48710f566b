import type { GenreId } from '#domain/genres.ts';

/** Who tells the story (docs/product/wizard.md). */
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
  /** In years, digits only. */
  age: string;
  background: string;
}

export interface WizardBeginning {
  id: string;
  title: string;
  description: string;
  setting: string;
}

/** One question of the development step, with answers to choose from; free text is always allowed. */
export interface WizardQuestion {
  text: string;
  suggestions: readonly string[];
}

export interface WizardEnding {
  id: EndingId;
  title: string;
  description: string;
  /** Goes before "bir son": "Sıcak ve umutlu". */
  tone: string;
}

/** What the wizard offers for one genre. Ids are unique within it. */
export interface WizardGenre {
  id: GenreId;
  /** One sentence that lets a newcomer choose. */
  description: string;
  characters: readonly WizardCharacter[];
  beginnings: readonly WizardBeginning[];
  /** The two questions that follow each beginning, by its id; a later chapter asks `laterQuestions`. */
  questions: Readonly<Record<string, readonly [WizardQuestion, WizardQuestion]>>;
  /** Pairs for chapters 2, 3, …; after the last pair it begins again. */
  laterQuestions: readonly (readonly [WizardQuestion, WizardQuestion])[];
  endings: readonly [WizardEnding, WizardEnding, WizardEnding, WizardEnding];
}

/** What a person chose for one chapter, looked up in the catalogue. */
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

/** The same choices as a client sends them: the catalogue's texts by their ids. */
export interface WizardChoice {
  narrator: Narrator;
  genre: GenreId;
  characterId: string;
  beginningId: string;
  chapter: number;
  answers: readonly [string, string];
  endingId: EndingId;
}
