const paragraphEnd = /\n\s*/u;
const sentenceEnd = /(?:[.!?…]|\n)["”’»)]*\s+/u;
const wordEnd = /\s+/u;

/** The place after the first of these ends that comes after a position; the text's length without any. */
function boundaryAfter(text: string, position: number, ends: readonly RegExp[]): number {
  if (position <= 0) return 0;
  // The character before the position shows whether a paragraph or word begins there.
  const tail = text.slice(position - 1);
  for (const boundary of ends) {
    const match = boundary.exec(tail);
    if (match && match.index + match[0].length < tail.length)
      return position - 1 + match.index + match[0].length;
  }
  return text.length;
}

/**
 * Returns the newest part of a text within a number of characters. It begins at a paragraph, else at a sentence, else at a
 * word (docs/product/generation.md).
 */
export function newestWithin(text: string, maxCharacters: number): string {
  const whole = text.trim();
  if (whole.length <= maxCharacters) return whole;
  if (maxCharacters <= 0) return '';
  return whole.slice(
    boundaryAfter(whole, whole.length - maxCharacters, [paragraphEnd, sentenceEnd, wordEnd]),
  );
}

/** Returns the first whole sentences of a text within a number of characters; empty where not even one fits. */
export function oldestWithin(text: string, maxCharacters: number): string {
  const whole = text.trim();
  if (whole.length <= maxCharacters) return whole;
  const ends = whole.slice(0, Math.max(0, maxCharacters) + 1).matchAll(new RegExp(sentenceEnd, 'gu'));
  const last = Array.from(ends).at(-1);
  return last ? whole.slice(0, last.index + last[0].length).trimEnd() : '';
}

/**
 * Like `newestWithin`, but the part's beginning moves in steps while the text grows, so that the prompts of several
 * continuations begin alike and a provider serves them from its cache (docs/adr/0042-put-what-stays-first.md).
 * @param step characters of a step; the part is shorter than it could be by at most this many
 * @param before characters of the story before the text
 */
export function steadyWithin(
  text: string,
  maxCharacters: number,
  { step, before = 0 }: { step: number; before?: number },
): string {
  const whole = text.trimEnd();
  if (whole.length <= maxCharacters || step <= 0 || maxCharacters < 1.25 * step)
    return newestWithin(text, maxCharacters);
  const start = Math.ceil((before + whole.length - maxCharacters) / step) * step - before;
  return whole.slice(boundaryAfter(whole, start, [sentenceEnd, wordEnd]));
}
