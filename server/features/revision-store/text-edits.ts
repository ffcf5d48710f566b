import type { TextPart } from '../../../domain/diff/text-parts.ts';
import { wordStarts } from '../../../domain/story/story.ts';

/** A piece of a text told by an earlier one: letters copied from a place there, or letters of its own. */
export type Edit = readonly [from: number, length: number] | string;

/** How a later text comes out of the earlier one; lengths and places in UTF-16 code units. */
export function editsOf(parts: readonly TextPart[]): Edit[] {
  const edits: Edit[] = [];
  let place = 0;
  for (const { kind, text } of parts) {
    if (kind === 'added') edits.push(text);
    else {
      if (kind === 'same') edits.push([place, text.length]);
      place += text.length;
    }
  }
  return edits;
}

/** A stretch of a text: letters of another string, from a place there. */
export type Piece = readonly [text: string, from: number, length: number];

/** A text as one piece. */
export const asPieces = (text: string): Piece[] => [[text, 0, text.length]];

/** The text that pieces make. */
export const textOfPieces = (pieces: readonly Piece[]): string =>
  pieces.map(([text, from, length]) => text.slice(from, from + length)).join('');

/**
 * The later text again, in pieces of what the earlier one was made of: the cost follows the edits that were put on so
 * far, not the text, which is written out once at the end of a long chain.
 */
export function applyEdits(before: readonly Piece[], edits: readonly Edit[]): Piece[] {
  const after: Piece[] = [];
  let index = 0;
  /** Where the piece at `index` begins in the earlier text. */
  let start = 0;
  const copy = (from: number, length: number) => {
    let [place, left] = [from, length];
    // Edits go through the text from its beginning to its end; one that does not is looked for from the beginning.
    if (place < start) [index, start] = [0, 0];
    for (let piece = before[index]; left > 0 && piece; piece = before[index]) {
      const [text, at, pieceLength] = piece;
      const skipped = place - start;
      if (skipped >= pieceLength) {
        start += pieceLength;
        index += 1;
        continue;
      }
      const taken = Math.min(left, pieceLength - skipped);
      after.push([text, at + skipped, taken]);
      place += taken;
      left -= taken;
    }
  };
  for (const edit of edits) {
    if (typeof edit === 'string') after.push([edit, 0, edit.length]);
    else copy(...edit);
  }
  return after;
}

/** Parts whose words are counted between two pauses. */
const partsAtOnce = 500;

/** Words that came in and words that went, where a word that was changed counts as both; in steps of a few milliseconds. */
export function* changedWordsInSteps(
  parts: readonly TextPart[],
): Generator<void, { added: number; removed: number }> {
  const words = { added: 0, removed: 0 };
  /** Whether white space, or nothing, stands before the next part, in either text. */
  const afterSpace = { added: true, removed: true };
  for (const [index, { kind, text }] of parts.entries()) {
    if (index % partsAtOnce === 0) yield;
    const isSpace = wordStarts(text.slice(-1), true) === 0;
    if (kind !== 'removed') {
      if (kind === 'added') words.added += wordStarts(text, afterSpace.added);
      afterSpace.added = isSpace;
    }
    if (kind !== 'added') {
      if (kind === 'removed') words.removed += wordStarts(text, afterSpace.removed);
      afterSpace.removed = isSpace;
    }
  }
  return words;
}
