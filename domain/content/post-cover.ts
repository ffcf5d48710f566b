import { brand } from '../site/brand.ts';
import { upper } from '../turkish/text.ts';

/** The colour scheme of a cover. */
export type CoverTone = 'wash' | 'well' | 'accent';

/** `accent` is for one cover in five, because several next to each other would draw too much attention. */
const tones: readonly CoverTone[] = ['wash', 'well', 'wash', 'well', 'accent'];

/** The cover of a post without an image: the first page of a manuscript. */
export interface PostCover {
  /** The large first letter. */
  initial: string;
  tone: CoverTone;
  /** Lengths of the lines from top to bottom, as shares of the available width (0-1); the last line is unfinished. */
  lines: number[];
  /** Number of lines beside the initial. */
  beside: number;
}

const lineCount = 8;
/** Capital letters with a descender. */
const descending = /[ÇŞJQ]/u;

/** Creates a pseudo-random generator (0-1) that is seeded by a text: FNV-1a for the seed, then mulberry32. */
function numbersOf(text: string): () => number {
  let state = 0x811c9dc5;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns the cover of a post; it depends on the title only. */
export function postCover(title: string): PostCover {
  const next = numbersOf(title);
  const tone = tones[Math.floor(next() * tones.length)] ?? 'wash';
  const lines = Array.from({ length: lineCount }, (_, at) =>
    at === lineCount - 1 ? 0.25 + next() * 0.3 : 0.86 + next() * 0.14,
  );
  const [letter = brand.name.slice(0, 1)] = /\p{L}/u.exec(title) ?? [];
  const initial = upper(letter);
  return { initial, tone, lines, beside: descending.test(initial) ? 5 : 4 };
}
