import { preview } from '#domain/story/story.ts';
import { lower, splitSentences } from '#domain/turkish/index.ts';
import type { SummaryJob } from './story-writer.ts';

/** Matches capitalised words inside a sentence, which are mostly names. */
const namedInside = /[\p{Ll},;] \p{Lu}\p{Ll}+/u;
/** Length of the stem by which a word's forms are compared, characters; shorter words are ignored. */
const stemLetters = 5;
/** Minimum length of a cut sentence, characters. */
const shortestCut = 40;

const oneLine = (text: string) => text.replaceAll(/\s+/gu, ' ').trim();

function stemsOf(text: string): Set<string> {
  const words = lower(text).match(/\p{L}+/gu) ?? [];
  return new Set(
    words.filter((word) => word.length >= stemLetters).map((word) => word.slice(0, stemLetters)),
  );
}

/** Whether a sentence has at least half of an answer's words. */
function tellsAnswer(sentence: string, answers: readonly Set<string>[]): boolean {
  const stems = stemsOf(sentence);
  return answers.some((answer) => answer.size > 0 && answer.intersection(stems).size * 2 >= answer.size);
}

/** Ranks a sentence for removal: the first and last are kept longest, then answers, then names. */
function rankOf(sentence: string, isEdge: boolean, answers: readonly Set<string>[]): number {
  if (isEdge) return 0;
  if (tellsAnswer(sentence, answers)) return 1;
  if (sentence.includes('“')) return 3;
  return namedInside.test(sentence) ? 2 : 4;
}

/** Returns the most important sentences of a text in order; the beginning of the first when none fits. */
function tellingSentences(text: string, letters: number, answers: readonly Set<string>[]): string {
  const sentences = splitSentences(text);
  const last = sentences.length - 1;
  const ranked = sentences
    .map((sentence, at) => ({ sentence, at, rank: rankOf(sentence, at === 0 || at === last, answers) }))
    .sort((a, b) => a.rank - b.rank || a.at - b.at);
  let left = letters;
  const kept = ranked.filter(({ sentence }) => {
    if (sentence.length + 1 > left) return false;
    left -= sentence.length + 1;
    return true;
  });
  if (kept.length === 0) return letters >= shortestCut ? preview(text, letters - 1) : '';
  return kept
    .sort((a, b) => a.at - b.at)
    .map(({ sentence }) => sentence)
    .join(' ');
}

/**
 * Summarises chapters without a language model: the most important sentences of each, one line per chapter. Each chapter
 * has the same share, also those of the old summary; an unused share goes to older ones.
 */
export function extractSummary({ summary, held, chapters, answers, letters }: SummaryJob): string {
  const lines = summary.split('\n').filter((line) => line.trim() !== '');
  const texts = [
    ...lines.map((line) => ({ text: oneLine(line), weight: Math.max(1, held) / lines.length })),
    ...chapters.map((chapter) => ({ text: oneLine(chapter), weight: 1 })),
  ];
  const told = answers.map(stemsOf);
  let left = letters;
  let weightLeft = texts.reduce((sum, { weight }) => sum + weight, 0);
  const kept = texts.toReversed().map(({ text, weight }) => {
    // One character is the line break.
    const share = Math.floor((left * weight) / weightLeft) - 1;
    const telling = text.length <= share ? text : tellingSentences(text, share, told);
    left -= telling.length + 1;
    weightLeft -= weight;
    return telling;
  });
  return kept
    .toReversed()
    .filter((text) => text !== '')
    .join('\n');
}
