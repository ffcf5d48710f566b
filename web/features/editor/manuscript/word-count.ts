import { type EditorState, StateField, type Text, type Transaction } from '@codemirror/state';
import { countWords, wordStarts } from '#domain/story/story.ts';

/** Words that begin between two places; the letter before the first one says whether a word goes on there. */
function startsBetween(doc: Text, from: number, to: number): number {
  const before = doc.sliceString(Math.max(0, from - 1), from);
  return wordStarts(doc.sliceString(from, to), countWords(before) === 0);
}

/** What a change does to the number of words: only its own letters, and the one behind it, can begin another number. */
function changeOf(tr: Transaction): number {
  let change = 0;
  const { startState, newDoc, changes } = tr;
  changes.iterChangedRanges((fromA, toA, fromB, toB) => {
    change += startsBetween(newDoc, fromB, Math.min(newDoc.length, toB + 1));
    change -= startsBetween(startState.doc, fromA, Math.min(startState.doc.length, toA + 1));
  });
  return change;
}

/** Whether a change takes more than half of the text out: counting what is new then takes less than counting both. */
function isLarge({ changes, startState }: Transaction): boolean {
  let taken = 0;
  changes.iterChangedRanges((from, to) => {
    taken += to - from;
  });
  return taken > startState.doc.length / 2;
}

/** The document's words, kept up with each change instead of counted anew: the text may have 2,000,000 letters. */
export const wordCount = StateField.define<number>({
  create: ({ doc }) => startsBetween(doc, 0, doc.length),
  update(words, tr) {
    if (!tr.docChanged) return words;
    return isLarge(tr) ? startsBetween(tr.newDoc, 0, tr.newDoc.length) : words + changeOf(tr);
  },
});

/** Words of the document now. */
export const wordsOf = (state: EditorState): number => state.field(wordCount);
