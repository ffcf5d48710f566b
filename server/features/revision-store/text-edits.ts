import type { TextPart } from '../../../domain/diff/text-parts.ts';
import { wordStarts } from '../../../domain/story/story.ts';

/** One edit of a delta: a range copied from the earlier text, in UTF-16 code units, or inserted text. */
export type Edit = readonly [from: number, length: number] | string;

/** Converts differences to edits that turn the earlier text into the later one. */
export function editsOf(parts: readonly TextPart[]): Edit[] {
  const edits: Edit[] = [];
  let offset = 0;
  for (const { kind, text } of parts) {
    if (kind === 'added') edits.push(text);
    else {
      if (kind === 'same') edits.push([offset, text.length]);
      offset += text.length;
    }
  }
  return edits;
}

/** A piece of a text: a range of another string, in UTF-16 code units. */
export type Piece = readonly [text: string, from: number, length: number];

/** Returns a text as one piece. */
export const asPieces = (text: string): Piece[] => [[text, 0, text.length]];

/** Joins pieces to their text. */
export const textOfPieces = (pieces: readonly Piece[]): string =>
  pieces.map(([text, from, length]) => text.slice(from, from + length)).join('');

/**
 * Applies edits and returns the later text as pieces. The cost depends on the number of pieces and edits, not on the
 * text's length: the text of a long chain is joined once at its end.
 */
export function applyEdits(before: readonly Piece[], edits: readonly Edit[]): Piece[] {
  const after: Piece[] = [];
  let index = 0;
  /** The offset in the earlier text at which the piece at `index` begins. */
  let start = 0;
  const copy = (from: number, length: number) => {
    let [offset, left] = [from, length];
    // Edits usually copy ascending ranges; for one that does not, the search starts at the beginning again.
    if (offset < start) [index, start] = [0, 0];
    for (let piece = before[index]; left > 0 && piece; piece = before[index]) {
      const [text, at, pieceLength] = piece;
      const skipped = offset - start;
      if (skipped >= pieceLength) {
        start += pieceLength;
        index += 1;
        continue;
      }
      const taken = Math.min(left, pieceLength - skipped);
      after.push([text, at + skipped, taken]);
      offset += taken;
      left -= taken;
    }
  };
  for (const edit of edits) {
    if (typeof edit === 'string') after.push([edit, 0, edit.length]);
    else copy(...edit);
  }
  return after;
}

/** Parts whose words are counted between two steps. */
const partsPerStep = 500;

/** Counts added and removed words, in steps of a few milliseconds; a changed word counts as both. */
export function* changedWordsInSteps(
  parts: readonly TextPart[],
): Generator<void, { added: number; removed: number }> {
  const words = { added: 0, removed: 0 };
  /** Whether white space, or the beginning, precedes the next part, in each of the two texts. */
  const afterSpace = { added: true, removed: true };
  for (const [index, { kind, text }] of parts.entries()) {
    if (index % partsPerStep === 0) yield;
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
