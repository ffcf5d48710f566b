import type { EditorState } from '@codemirror/state';
import type { CheckedWord } from './checker.ts';

/** A word with its position in the document. */
export interface PlacedWord extends CheckedWord {
  from: number;
  to: number;
}

const word = /(?<![\p{L}\p{M}\d@/._-])[\p{L}\d][\p{L}\p{M}\d]*(?:['’-][\p{L}\p{M}]+)*(?![@/_])/gu;
/** The text before a sentence's first word: nothing or the end of a sentence, and opening marks. */
const sentenceOpens = /(?:^|[.!?…:]["”’»)]*\s)[\s"“‘«(–—-]*$/u;
/** Characters before a word that are examined. */
const lookBehind = 12;

/** Whether the word at this offset of a line starts a sentence. */
function isStart(line: string, at: number): boolean {
  // The `x` replaces the omitted text, so that `^` does not match.
  const before = at <= lookBehind ? line.slice(0, at) : `x${line.slice(at - lookBehind, at)}`;
  return sentenceOpens.test(before);
}

/** The words of the lines that the ranges touch. */
export function wordsIn(state: EditorState, ranges: readonly { from: number; to: number }[]): PlacedWord[] {
  const words: PlacedWord[] = [];
  let done = -1;
  for (const range of ranges) {
    for (let at = range.from; at <= range.to; ) {
      const line = state.doc.lineAt(at);
      at = line.to + 1;
      if (line.from <= done) continue;
      done = line.from;
      for (const match of line.text.matchAll(word)) {
        const from = line.from + match.index;
        words.push({
          word: match[0],
          starts: isStart(line.text, match.index),
          from,
          to: from + match[0].length,
        });
      }
    }
  }
  return words;
}
