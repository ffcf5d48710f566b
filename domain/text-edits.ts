import { wordStarts } from './story.ts';
import type { TextPart } from './text-parts.ts';

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

/** The later text again. */
export function applyEdits(before: string, edits: readonly Edit[]): string {
  return edits
    .map((edit) => (typeof edit === 'string' ? edit : before.slice(edit[0], edit[0] + edit[1])))
    .join('');
}

/** Words that came in and words that went, where a word that was changed counts as both. */
export function changedWords(parts: readonly TextPart[]): { added: number; removed: number } {
  const words = { added: 0, removed: 0 };
  /** Whether white space, or nothing, stands before the next part, in either text. */
  const afterSpace = { added: true, removed: true };
  parts.forEach(({ kind, text }) => {
    const isSpace = wordStarts(text.slice(-1), true) === 0;
    if (kind !== 'removed') {
      if (kind === 'added') words.added += wordStarts(text, afterSpace.added);
      afterSpace.added = isSpace;
    }
    if (kind !== 'added') {
      if (kind === 'removed') words.removed += wordStarts(text, afterSpace.removed);
      afterSpace.removed = isSpace;
    }
  });
  return words;
}
