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

/** What the wizard offers for a genre. */
export function wizardGenre(id: GenreId): WizardGenre {
  return catalogue[id];
}

/** A genre's character, or nothing where the id is not one of its own. */
export function wizardCharacter(genre: GenreId, id: string): WizardCharacter | undefined {
  return wizardGenre(genre).characters.find((character) => character.id === id);
}

/** A genre's beginning, or nothing where the id is not one of its own. */
export function wizardBeginning(genre: GenreId, id: string): WizardBeginning | undefined {
  return wizardGenre(genre).beginnings.find((beginning) => beginning.id === id);
}

/** A genre's ending. */
export function wizardEnding(genre: GenreId, id: EndingId): WizardEnding | undefined {
  return wizardGenre(genre).endings.find((ending) => ending.id === id);
}

/**
 * The two questions of a chapter's development step: the beginning's own in chapter 1, the later ones in turn after
 * it. Nothing where the beginning is not one of the genre's own.
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

/** The texts behind a client's choice, or nothing where one of its ids is unknown in the genre. */
export function wizardSelection(choice: WizardChoice): WizardSelection | undefined {
  const { narrator, genre, chapter, answers } = choice;
  const character = wizardCharacter(genre, choice.characterId);
  const beginning = wizardBeginning(genre, choice.beginningId);
  const questions = wizardQuestions(genre, choice.beginningId, chapter);
  const ending = wizardEnding(genre, choice.endingId);
  if (!character || !beginning || !questions || !ending) return undefined;
  return { narrator, genre, character, beginning, chapter, questions, answers, ending };
}
