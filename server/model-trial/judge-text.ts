import type { AnswerResult } from '#domain/generation/answers/answer-stream.ts';
import { dialogueStyleOf } from '#domain/house-style/dialogue.ts';
import { lower } from '#domain/turkish/index.ts';
import { cliches } from './cliches.ts';
import type { TrialTask } from './trial-tasks.ts';

/** What a rule says of one text. */
export interface TextMarks {
  words: number;
  /** Words that were asked for, in the middle of the range. */
  askedWords: number;
  /** Whether the text is within 20 % of the asked range. */
  rightLength: boolean;
  /** Whether no other language or script occurred. */
  turkish: boolean;
  /** Whether the speech is in the asked style; true without any speech. */
  rightDialogue: boolean;
  /** Names of the task that do not occur. */
  missingNames: string[];
  /** Share of groups of four words that occurred before, 0 to 1. */
  repetition: number;
  cliches: string[];
  /** Words that neither the dictionary nor our rules know; names excluded. */
  unknownWords: string[];
  /** Bad habits that the answer had before it was cleaned. */
  habits: string[];
}

/** Words that each paragraph is asked for. */
export const trialWords = { min: 90, max: 140 } as const;
/** Share by which the length may differ. */
const lengthTolerance = 0.2;
/** Words of a group whose repetition counts. */
const groupSize = 4;

const wordsOf = (text: string): string[] => text.match(/\p{L}+(?:[’']\p{L}+)?/gu) ?? [];

function repetitionOf(words: readonly string[]): number {
  const groups = new Set<string>();
  const count = words.length - groupSize + 1;
  if (count <= 0) return 0;
  for (let at = 0; at < count; at += 1) groups.add(words.slice(at, at + groupSize).join(' '));
  return 1 - groups.size / count;
}

/** Words in small letters that no dictionary knows, each once; a capital may begin a name. */
function unknownWordsOf(words: readonly string[], isKnown: (word: string) => boolean): string[] {
  const small = new Set(words.filter((word) => /^\p{Ll}/u.test(word)));
  return [...small].filter((word) => !isKnown(word));
}

const foreign = ['other-language', 'other-script'];

/**
 * Judges a text by rule. A rule finds what is wrong; whether the text is good, a reader decides.
 * @param isKnown whether the dictionary knows a word
 */
export function judgeText(
  { paragraphs, dialogue, names = [] }: TrialTask,
  { text, habits }: Pick<AnswerResult, 'text' | 'habits'>,
  isKnown: (word: string) => boolean,
): TextMarks {
  const words = wordsOf(text);
  const plain = lower(text);
  const style = dialogueStyleOf(text);
  const { min, max } = trialWords;
  return {
    words: words.length,
    askedWords: (paragraphs * (min + max)) / 2,
    rightLength:
      words.length >= paragraphs * min * (1 - lengthTolerance) &&
      words.length <= paragraphs * max * (1 + lengthTolerance),
    turkish: text !== '' && !habits.some((habit) => foreign.includes(habit)),
    // The answer's own dialogue marks are known before they were converted.
    rightDialogue: !habits.includes('dialogue') && (style === null || style === dialogue),
    missingNames: names.filter((name) => !plain.includes(lower(name.split(' ')[0] ?? ''))),
    repetition: repetitionOf(words.map(lower)),
    cliches: cliches.filter((phrase) => plain.includes(phrase)),
    unknownWords: unknownWordsOf(words, isKnown),
    habits: [...habits],
  };
}
