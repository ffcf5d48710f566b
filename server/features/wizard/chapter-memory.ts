import { charactersPerModelToken } from '#domain/generation/context-budget.ts';
import { wizardQuestions } from '#domain/wizard/catalogue.ts';
import type { WizardSelection } from '#domain/wizard/types.ts';
import { type ChapterJob, newestWithin } from '#server/providers/ai/index.ts';
import type { ChapterRow, StoryRow } from './read-story.ts';

/** Shares of the room that the summary and the earlier answers take at most, and most letters of a summary. */
const summaryShare = 0.25;
const longestSummary = 4_000;
const answersShare = 0.15;
/** Letters that one earlier answer takes beside its own text and its question. */
const lettersAroundAnswer = 15;

/** What must be summarised before a chapter is written. */
export interface Recap {
  storyId: string;
  /** The summary so far; empty where there is none. */
  summary: string;
  /** How many chapters it stands for. */
  held: number;
  /** Chapters that no longer fit and that the summary does not hold yet, oldest first. */
  chapters: readonly Pick<ChapterRow, 'chapter' | 'text'>[];
  /** What was answered for the summary's chapters and for these. */
  answers: readonly string[];
  /** Most letters of the new summary. */
  letters: number;
}

/**
 * What a chapter is written with: the newest text, the rest of what it must know, and what is to be summarised first.
 */
export interface ChapterMemory {
  existingText: string;
  job: ChapterJob;
  recap: Recap | null;
}

const paragraphBreak = '\n\n';
const joined = (chapters: readonly ChapterRow[]) => chapters.map(({ text }) => text).join(paragraphBreak);

/**
 * Answers of the chapters before, oldest first: the first chapter's, on which all others build, and the newest that
 * fit.
 */
function earlierAnswers(
  story: StoryRow,
  chapters: readonly ChapterRow[],
  letters: number,
): ChapterJob['earlierAnswers'] {
  const all = chapters.flatMap(({ chapter, answers }) => {
    const questions = wizardQuestions(story.genre, story.beginning_id, chapter);
    return answers.map((answer, at) => ({ chapter, question: questions?.[at]?.text ?? '', answer }));
  });
  const lettersOf = ({ question, answer }: (typeof all)[number]) =>
    question.length + answer.length + lettersAroundAnswer;
  const first = all.filter(({ chapter }) => chapter === 1);
  const lettersOfFirst = first.reduce((sum, told) => sum + lettersOf(told), 0);
  // Very long ones give way: what was answered last is missed sooner.
  const keepsFirst = lettersOfFirst <= letters / 2;
  const later = keepsFirst ? all.slice(first.length) : all;
  let left = keepsFirst ? letters - lettersOfFirst : letters;
  const from = later.findLastIndex((told) => {
    left -= lettersOf(told);
    return left < 0;
  });
  return [...(keepsFirst ? first : []), ...later.slice(from + 1)];
}

/** Letters of the facts that every later chapter is told. */
function lettersOfFacts(
  { character, beginning }: WizardSelection,
  answers: ChapterJob['earlierAnswers'],
): number {
  const texts = [
    ...Object.values(character),
    ...Object.values(beginning),
    ...answers.flatMap(({ question, answer }) => [question, answer]),
  ];
  return texts.join('').length + answers.length * lettersAroundAnswer;
}

/** How many of the newest chapters fit whole; at least the last, however long. */
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
  fallen: readonly ChapterRow[],
  letters: number,
): Recap {
  const until = fallen.at(-1)?.chapter ?? 0;
  const answers = delivered.filter(({ chapter }) => chapter <= until).flatMap((row) => row.answers);
  return { storyId: id, summary, held, chapters: fallen, answers, letters };
}

/**
 * What of a story goes along into its next chapter within `room` letters: the whole where it fits, else the newest
 * chapters, and of the older ones a summary that grows with the story.
 * @param delivered the chapters so far, with the texts of those that the stored summary does not hold.
 */
export function chapterMemory(
  selection: WizardSelection,
  story: StoryRow | null,
  delivered: readonly ChapterRow[],
  room: number,
): ChapterMemory {
  const { narrator, character, beginning, chapter, answers, ending } = selection;
  const told = story ? earlierAnswers(story, delivered, room * answersShare) : [];
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
  const left = Math.max(0, room - lettersOfFacts(selection, told));
  if (joined(unsummarised).length + summary.length <= left) {
    return { existingText: joined(unsummarised), job, recap: null };
  }
  const letters = Math.min(longestSummary, Math.floor(room * summaryShare));
  const forText = Math.max(0, left - letters);
  const kept = newestThatFit(unsummarised, forText);
  const fallen = unsummarised.slice(0, unsummarised.length - kept);
  const existingText = newestWithin(
    joined(unsummarised.slice(-kept)),
    Math.floor(forText / charactersPerModelToken),
  );
  return {
    existingText,
    job,
    recap: fallen.length > 0 ? recapOf(story, delivered, fallen, letters) : null,
  };
}
