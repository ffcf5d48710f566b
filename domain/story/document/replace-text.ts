import type * as Y from 'yjs';
import { textParts } from '#domain/diff/text-parts.ts';

/** A surrogate pair is one character: a change must not part it. */
const isHighSurrogate = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at);
  return code >= 0xd800 && code <= 0xdbff;
};

/** The common characters at both ends of two texts. */
function commonEnds(before: string, after: string): { head: number; tail: number } {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head += 1;
  if (head > 0 && isHighSurrogate(before, head - 1)) head -= 1;
  let tail = 0;
  while (tail < shorter - head && before[before.length - 1 - tail] === after[after.length - 1 - tail])
    tail += 1;
  if (tail > 0 && isHighSurrogate(before, before.length - tail - 1)) tail -= 1;
  return { head, tail };
}

/** Attributes of text that a person wrote: it takes none from the text before it. */
const plain = { ai: null };

/**
 * Makes a shared text equal to the wanted one by the smallest changes: what stays keeps its identity, so that parallel edits
 * and anchors in it survive. Call it inside a transaction.
 */
export function replaceText(text: Y.Text, wanted: string): void {
  // An editor counts CR LF as one character, the document as two.
  const after = wanted.replaceAll(/\r\n?/g, '\n');
  const before = text.toString();
  if (before === after) return;
  const { head, tail } = commonEnds(before, after);
  const was = before.slice(head, before.length - tail);
  const is = after.slice(head, after.length - tail);
  if (was === '' || is === '') {
    if (was !== '') text.delete(head, was.length);
    if (is !== '') text.insert(head, is, plain);
    return;
  }
  let at = head;
  for (const { kind, text: part } of textParts(was, is)) {
    if (kind === 'removed') text.delete(at, part.length);
    else {
      if (kind === 'added') text.insert(at, part, plain);
      at += part.length;
    }
  }
}
