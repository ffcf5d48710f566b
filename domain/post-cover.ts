import { brand } from './brand.ts';
import { upper } from './turkish/text.ts';

/** How the page of a cover is coloured. */
export const coverTones = ['wash', 'well', 'accent'] as const;
export type CoverTone = (typeof coverTones)[number];

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

/** Numbers between 0 and 1 that are always the same for a text (FNV-1a, then a linear generator). */
function numbersOf(text: string): () => number {
  let state = 0x811c9dc5;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The cover of a post, always the same for its title. */
export function postCover(title: string): PostCover {
  const next = numbersOf(title);
  const tone = coverTones[Math.floor(next() * coverTones.length)] ?? 'wash';
  const lines = Array.from({ length: lineCount }, (_, at) =>
    at === lineCount - 1 ? 0.25 + next() * 0.3 : 0.86 + next() * 0.14,
  );
  const [letter = brand.name.slice(0, 1)] = /\p{L}/u.exec(title) ?? [];
  const initial = upper(letter);
  return { initial, tone, lines, beside: hanging.test(initial) ? 5 : 4 };
}
