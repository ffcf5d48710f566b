import { charactersPerWord } from '#domain/billing/tokens.ts';
import type { AnswerResult } from '#domain/generation/answers/answer-stream.ts';
import { cutAtLastSentence } from '#domain/turkish/cut-at-last-sentence.ts';
import type { StoryJob, WritingEnd } from './story-writer.ts';

/** How much longer than asked a text may become. */
const mostOver = 1.2;

/**
 * The most characters of a job's text, as some models ignore the limit of their output: a fifth above the price that is
 * forecast. What is done to a passage has a limit of its own.
 */
export const mostCharacters = ({ passage, paragraphs, words }: StoryJob): number =>
  passage ? Number.POSITIVE_INFINITY : Math.floor(paragraphs * words.max * charactersPerWord * mostOver);

const unjudged = (text: string): AnswerResult => ({ text, habits: [], decision: null, names: [] });

/**
 * Writes at most so many characters: a longer text is stopped there and ends at its last whole sentence. Of a text that is
 * stopped from outside, all that came stays.
 * @param start begins to write, and ends when its signal is aborted
 */
export async function* writeWithin(
  start: (signal: AbortSignal) => AsyncGenerator<string, WritingEnd>,
  characters: number,
  signal: AbortSignal,
): AsyncGenerator<string, WritingEnd> {
  const full = new AbortController();
  const pieces = start(AbortSignal.any([signal, full.signal]));
  let text = '';
  try {
    let step = await pieces.next();
    while (!step.done) {
      const piece = step.value.slice(0, characters - text.length);
      if (piece.length < step.value.length) full.abort();
      if (piece !== '') yield piece;
      text += piece;
      step = await pieces.next();
    }
    const { value: end } = step;
    if (full.signal.aborted) return { ...end, finish: 'length', answer: unjudged(cutAtLastSentence(text)) };
    return { ...end, answer: end.answer ?? unjudged(text) };
  } finally {
    // Closes the connection where the reader stopped.
    await pieces.return({ finish: 'length' });
  }
}
