import { genreIdOf } from '#domain/generation/genres.ts';
import { wizardQuestions } from '#domain/wizard/catalogue.ts';
import { BEGINNINGS } from './beginnings/index.ts';
import type { AnswerPassage, Plot, PlotPassage, TellRequest } from './types.ts';

/** The story of a beginning, and the request without the answers that it tells. */
interface ToldBeginning {
  readonly plot: Plot;
  readonly rest: TellRequest;
}

/** The wizard's beginning as a plot with the chosen answers and ending; undefined where it has no story of its own. */
export function tellBeginning(request: TellRequest): ToldBeginning | undefined {
  const { wizard, genre = '' } = request;
  const genreId = genreIdOf(genre);
  const found = wizard?.beginningId === undefined ? undefined : BEGINNINGS.get(wizard.beginningId);
  if (!wizard || !found || !genreId) return undefined;
  const questions = wizardQuestions(genreId, found.name, 1) ?? [];
  const suggestionAt = (at: number): number =>
    questions[at]?.suggestions.indexOf(wizard.answers[at] ?? '') ?? -1;
  const told = new Set<number>();
  const withAnswer = (passage: PlotPassage | AnswerPassage): PlotPassage => {
    if (!('answers' in passage)) return passage;
    const text = passage.answers[suggestionAt(passage.question)];
    if (text === undefined) return passage;
    told.add(passage.question);
    return { ...passage, text };
  };
  const passages = found.passages.map(withAnswer);
  const isLeft = (_: string, at: number): boolean => !told.has(at);
  return {
    plot: {
      name: found.name,
      passages: [...passages, { level: 1, text: found.endings[wizard.ending] }],
    },
    rest: {
      ...request,
      wizard: {
        ...wizard,
        answers: wizard.answers.filter(isLeft),
        questions: wizard.questions.filter(isLeft),
      },
    },
  };
}
