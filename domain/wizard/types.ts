import type { GenreId } from '#domain/genres.ts';

/** Who tells the story (spec 1 §3, Wizard selection). */
export const narrators = { first: 'Birinci kişi', third: 'Üçüncü kişi' } as const;
export type Narrator = keyof typeof narrators;

export const endingIds = ['happy', 'dramatic', 'open', 'twist'] as const;
export type EndingId = (typeof endingIds)[number];

export interface WizardCharacter {
  id: string;
  name: string;
  profession: string;
  personality: string;
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
