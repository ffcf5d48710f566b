import { upper } from '../turkish/text.ts';

/** The first page of a manuscript, drawn on covers: a large initial, then lines. */
export interface DrawnPage {
  /** The large first letter. */
  initial: string;
  /** Lengths of the lines from top to bottom, as shares of the available width (0-1); the last line is unfinished. */
  lines: number[];
  /** Number of lines beside the initial. */
  beside: number;
}

const lineCount = 8;
/** Capital letters with a descender. */
const descending = /[ÇŞJQ]/u;

/** Creates a pseudo-random generator (0-1) that is seeded by a text: FNV-1a for the seed, then mulberry32. */
export function numbersOf(text: string): () => number {
  let state = 0x811c9dc5;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns the page of a title. @param next numbers of 0-1 for its lines, by default from the title */
export function drawnPage(title: string, next: () => number = numbersOf(title)): DrawnPage {
  const lines = Array.from({ length: lineCount }, (_, at) =>
    at === lineCount - 1 ? 0.25 + next() * 0.3 : 0.86 + next() * 0.14,
  );
  const [letter = '…'] = /\p{L}/u.exec(title) ?? /\p{N}/u.exec(title) ?? [];
  const initial = upper(letter);
  return { initial, lines, beside: descending.test(initial) ? 5 : 4 };
}
