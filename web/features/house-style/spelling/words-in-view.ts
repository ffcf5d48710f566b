import type { EditorState } from '@codemirror/state';
import type { CheckedWord } from './checker.ts';

/** A word where it stands in the document. */
export interface PlacedWord extends CheckedWord {
  from: number;
  to: number;
}

const word = /(?<![\p{L}\p{M}\d@/._-])[\p{L}\d][\p{L}\p{M}\d]*(?:['’-][\p{L}\p{M}]+)*(?![@/_])/gu;
/** What stands before a sentence's first word: nothing, or the end of the one before, and marks that open. */
const sentenceOpens = /(?:^|[.!?…:]["”’»)]*\s)[\s"“‘«(–—-]*$/u;
/** Letters before a word that are looked at. */
const lookBehind = 12;

/** Whether the word at this place of a line begins a sentence. */
function isStart(line: string, at: number): boolean {
  // A letter stands for all that was left out: it must not look like the line's start.
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
