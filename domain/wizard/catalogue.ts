import type { GenreId } from '#domain/generation/genres.ts';
import { drama } from './drama.ts';
import { fantasy } from './fantasy.ts';
import { mystery } from './mystery.ts';
import { nsfw } from './nsfw.ts';
import { romantic } from './romantic.ts';
import { scifi } from './scifi.ts';
import { thriller } from './thriller.ts';
import type {
  EndingId,
  WizardBeginning,
  WizardCharacter,
  WizardChoice,
  WizardEnding,
  WizardGenre,
  WizardQuestion,
  WizardSelection,
} from './types.ts';

const catalogue: Readonly<Record<GenreId, WizardGenre>> = {
  romantic,
  scifi,
  thriller,
  fantasy,
  drama,
  mystery,
  nsfw,
};

/** Returns the wizard's catalogue of a genre. */
export function wizardGenre(id: GenreId): WizardGenre {
  return catalogue[id];
}

/** Returns a character of a genre, or undefined for an unknown id. */
export function wizardCharacter(genre: GenreId, id: string): WizardCharacter | undefined {
  return wizardGenre(genre).characters.find((character) => character.id === id);
}

/** Returns a beginning of a genre, or undefined for an unknown id. */
export function wizardBeginning(genre: GenreId, id: string): WizardBeginning | undefined {
  return wizardGenre(genre).beginnings.find((beginning) => beginning.id === id);
}

/** Returns an ending of a genre. */
export function wizardEnding(genre: GenreId, id: EndingId): WizardEnding | undefined {
  return wizardGenre(genre).endings.find((ending) => ending.id === id);
}

/**
 * Returns the two questions of a chapter: those of the beginning for chapter 1, then the later pairs in turn.
 * Undefined for an unknown beginning.
 */
export function wizardQuestions(
  genre: GenreId,
  beginningId: string,
  chapter: number,
): readonly [WizardQuestion, WizardQuestion] | undefined {
  const { questions, laterQuestions } = wizardGenre(genre);
  if (!Object.hasOwn(questions, beginningId)) return undefined;
  if (chapter <= 1) return questions[beginningId];
  return laterQuestions[(chapter - 2) % laterQuestions.length];
}

/** Looks up the texts of a client's choice; undefined when one of its ids is unknown. */
export function wizardSelection(choice: WizardChoice): WizardSelection | undefined {
  const { narrator, genre, chapter, answers } = choice;
  const character = wizardCharacter(genre, choice.characterId);
  const beginning = wizardBeginning(genre, choice.beginningId);
  const questions = wizardQuestions(genre, choice.beginningId, chapter);
  const ending = wizardEnding(genre, choice.endingId);
  if (!character || !beginning || !questions || !ending) return undefined;
  return { narrator, genre, character, beginning, chapter, questions, answers, ending };
}
