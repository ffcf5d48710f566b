import { preview } from '#domain/story/story.ts';
import { lower, splitSentences } from '#domain/turkish/index.ts';
import type { SummaryJob } from './story-writer.ts';

/** Words with a capital inside a sentence: names, mostly. */
const namedInside = /[\p{Ll},;] \p{Lu}\p{Ll}+/u;
/** Letters by which a word is known in all its forms; shorter words say too little. */
const stemLetters = 5;
/** A cut sentence shorter than this, in letters, says nothing. */
const shortestCut = 40;

const oneLine = (text: string) => text.replaceAll(/\s+/gu, ' ').trim();

function stemsOf(text: string): Set<string> {
  const words = lower(text).match(/\p{L}+/gu) ?? [];
  return new Set(
    words.filter((word) => word.length >= stemLetters).map((word) => word.slice(0, stemLetters)),
  );
}

/** Whether a sentence tells one of the answers: it has at least half of its words. */
function tellsAnswer(sentence: string, answers: readonly Set<string>[]): boolean {
  const stems = stemsOf(sentence);
  return answers.some((answer) => answer.size > 0 && answer.intersection(stems).size * 2 >= answer.size);
}

/** How soon a sentence is let go: first and last stay longest, then what was answered, then who is named. */
function rankOf(sentence: string, isEdge: boolean, answers: readonly Set<string>[]): number {
  if (isEdge) return 0;
  if (tellsAnswer(sentence, answers)) return 1;
  if (sentence.includes('“')) return 3;
  return namedInside.test(sentence) ? 2 : 4;
}

/** The sentences of a text that say most, in their order; the beginning of its first where none has room. */
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
 * A summary without a language model: of each chapter the sentences that say most, a line each. Every chapter has the
 * same share of the room, those that the old summary stands for too, so that the first is remembered as well as the
 * last; what a newer one leaves goes to the older. At most `letters` letters.
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
    // Less one for the line's end.
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
