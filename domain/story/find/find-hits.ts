import { chapterSpans } from '../book/split-chapters.ts';

/** Where the hits of a search stand, in order, in UTF-16 code units. Lists of numbers, because a text may have a million. */
export interface Hits {
  from: Uint32Array;
  to: Uint32Array;
}

/** Returns all hits of a pattern with the flag g. Empty ones are none. */
export function findHits(text: string, pattern: RegExp): Hits {
  const from: number[] = [];
  const to: number[] = [];
  for (const { 0: hit, index } of text.matchAll(pattern)) {
    if (hit === '') continue;
    from.push(index);
    to.push(index + hit.length);
  }
  return { from: Uint32Array.from(from), to: Uint32Array.from(to) };
}

/** A chapter in which something was found. */
export interface ChapterHits {
  /** The title as written; empty where the text begins without one. */
  title: string;
  /** The number of the chapter, from 1. */
  number: number;
  /** The index of its first hit. */
  first: number;
  count: number;
}

/** Returns the chapters of a text that hits begin in. */
export function hitsByChapter(text: string, { from }: Hits): ChapterHits[] {
  let next = 0;
  return chapterSpans(text)
    .map(({ title, to }, index) => {
      const first = next;
      while (next < from.length && (from[next] ?? 0) < to) next += 1;
      return { title, number: index + 1, first, count: next - first };
    })
    .filter(({ count }) => count > 0);
}
