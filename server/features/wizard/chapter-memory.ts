import { newestWithin } from '#domain/generation/text-window.ts';
import { wizardQuestions } from '#domain/wizard/catalogue.ts';
import type { WizardSelection } from '#domain/wizard/types.ts';
import type { ChapterJob } from '#server/providers/ai/index.ts';
import type { ChapterRow, StoryRow } from './read-story.ts';

/** Largest share of the budget for the summary. */
const summaryShare = 0.25;
/** Maximum length of a summary, characters. */
const maxSummaryLength = 4_000;
/** Largest share of the budget for earlier answers. */
const answersShare = 0.15;
/** Characters that an earlier answer takes in the prompt beside its text and its question. */
const charactersAroundAnswer = 15;

/** Chapters to summarise before a chapter is written. */
export interface Recap {
  storyId: string;
  /** The previous summary, or empty. */
  summary: string;
  /** How many chapters the previous summary covers. */
  held: number;
  /** Chapters that no longer fit and are not in the summary yet, oldest first. */
  chapters: readonly Pick<ChapterRow, 'chapter' | 'text'>[];
  /** The answers of the summarised chapters and of `chapters`. */
  answers: readonly string[];
  /** Maximum length of the new summary, characters. */
  letters: number;
}

/** The newest text, the facts for the prompt of a chapter, and the chapters to summarise first. */
export interface ChapterMemory {
  existingText: string;
  job: ChapterJob;
  recap: Recap | null;
}

const paragraphBreak = '\n\n';
/** The text of chapters, one after another. */
export const joined = (chapters: readonly ChapterRow[]): string =>
  chapters.map(({ text }) => text).join(paragraphBreak);

/** Earlier answers, oldest first: those of the first chapter, on which the others depend, and the newest that fit. */
function earlierAnswers(
  story: StoryRow,
  chapters: readonly ChapterRow[],
  letters: number,
): ChapterJob['earlierAnswers'] {
  const all = chapters.flatMap(({ chapter, answers }) => {
    const questions = wizardQuestions(story.genre, story.beginning_id, chapter);
    return answers.map((answer, at) => ({ chapter, question: questions?.[at]?.text ?? '', answer }));
  });
  const lengthOf = ({ question, answer }: (typeof all)[number]) =>
    question.length + answer.length + charactersAroundAnswer;
  const first = all.filter(({ chapter }) => chapter === 1);
  const lengthOfFirst = first.reduce((sum, told) => sum + lengthOf(told), 0);
  // Very long answers of the first chapter are left out, because the newest answers are more important.
  const keepsFirst = lengthOfFirst <= letters / 2;
  const later = keepsFirst ? all.slice(first.length) : all;
  let left = keepsFirst ? letters - lengthOfFirst : letters;
  const from = later.findLastIndex((told) => {
    left -= lengthOf(told);
    return left < 0;
  });
  return [...(keepsFirst ? first : []), ...later.slice(from + 1)];
}

/** Length of the facts in the prompt of every later chapter, characters. */
function lengthOfFacts(
  { character, beginning }: WizardSelection,
  answers: ChapterJob['earlierAnswers'],
): number {
  const texts = [
    ...Object.values(character),
    ...Object.values(beginning),
    ...answers.flatMap(({ question, answer }) => [question, answer]),
  ];
  return texts.join('').length + answers.length * charactersAroundAnswer;
}

/** How many of the newest chapters fit completely; at least 1, even if the last one is too long. */
function newestThatFit(chapters: readonly ChapterRow[], letters: number): number {
  let left = letters;
  const from = chapters.findLastIndex(({ text }) => {
    left -= text.length + paragraphBreak.length;
    return left < 0;
  });
  return Math.max(1, chapters.length - (from + 1));
}

function recapOf(
  { id, summary, summarised_chapters: held }: StoryRow,
  delivered: readonly ChapterRow[],
  omitted: readonly ChapterRow[],
  letters: number,
): Recap {
  const until = omitted.at(-1)?.chapter ?? 0;
  const answers = delivered.filter(({ chapter }) => chapter <= until).flatMap((row) => row.answers);
  return { storyId: id, summary, held, chapters: omitted, answers, letters };
}

/**
 * Selects what the prompt of the next chapter contains of a story: the whole text when it fits, else the newest chapters
 * and a summary of the older ones.
 * @param delivered the chapters so far, with the texts of those that are not in the stored summary
 * @param maxCharacters the budget of text, answers and summary, characters
 */
export function chapterMemory(
  selection: WizardSelection,
  story: StoryRow | null,
  delivered: readonly ChapterRow[],
  maxCharacters: number,
): ChapterMemory {
  const { narrator, character, beginning, chapter, answers, ending } = selection;
  const told = story ? earlierAnswers(story, delivered, maxCharacters * answersShare) : [];
  const summary = story?.summary ?? '';
  const job: ChapterJob = {
    chapter,
    narrator,
    character,
    beginning,
    answers,
    ending,
    earlierAnswers: told,
    summary,
  };
  if (!story) return { existingText: '', job, recap: null };

  const unsummarised = delivered.filter((row) => row.chapter > story.summarised_chapters);
  const left = Math.max(0, maxCharacters - lengthOfFacts(selection, told));
  if (joined(unsummarised).length + summary.length <= left) {
    return { existingText: joined(unsummarised), job, recap: null };
  }
  const letters = Math.min(maxSummaryLength, Math.floor(maxCharacters * summaryShare));
  const forText = Math.max(0, left - letters);
  const kept = newestThatFit(unsummarised, forText);
  const omitted = unsummarised.slice(0, unsummarised.length - kept);
  const existingText = newestWithin(joined(unsummarised.slice(-kept)), forText);
  return {
    existingText,
    job,
    recap: omitted.length > 0 ? recapOf(story, delivered, omitted, letters) : null,
  };
}
