import { brand } from '../site/brand.ts';
import { upper } from '../turkish/text.ts';

/** How the page of a cover is coloured. */
export type CoverTone = 'wash' | 'well' | 'accent';

/** One in five is the strong one: several beside each other would shout. */
const tones: readonly CoverTone[] = ['wash', 'well', 'wash', 'well', 'accent'];

/** What is drawn for a post that has no image of its own: the first page of a manuscript. */
export interface PostCover {
  /** The large letter that the page begins with. */
  initial: string;
  tone: CoverTone;
  /** Lengths of its lines, top to bottom, as parts of the room that each has (0-1); the last one is being written. */
  lines: number[];
  /** How many of the lines stand beside the initial. */
  beside: number;
}

const lineCount = 8;
/** These reach below the line that they stand on. */
const hanging = /[ÇŞJQ]/u;

/** Numbers between 0 and 1 that are always the same for a text: FNV-1a for the start, then mulberry32. */
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

/** The cover of a post, always the same for its title. */
export function postCover(title: string): PostCover {
  const next = numbersOf(title);
  const tone = tones[Math.floor(next() * tones.length)] ?? 'wash';
  const lines = Array.from({ length: lineCount }, (_, at) =>
    at === lineCount - 1 ? 0.25 + next() * 0.3 : 0.86 + next() * 0.14,
  );
  const [letter = brand.name.slice(0, 1)] = /\p{L}/u.exec(title) ?? [];
  const initial = upper(letter);
  return { initial, tone, lines, beside: hanging.test(initial) ? 5 : 4 };
}
