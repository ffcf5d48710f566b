import { type BibleIndex, indexBible } from './find-mentions.ts';
import type { BibleEntry } from './kinds.ts';

type Named = Pick<BibleEntry, 'kind' | 'name' | 'aliases'>;

/** Libraries whose index is remembered: of those who write just now. */
const mostKept = 12;

/** Indexes by all their inputs, so that equal libraries share one index; the most recently used is last. */
const kept = new Map<string, BibleIndex>();

/** A sign that the database takes in no text. */
const border = '\u0000';

/**
 * The index of a library's names, made when they were first asked for and kept while nothing of them changes: between
 * two texts of one writer they hardly ever do, and making it takes longer than reading the text.
 */
export function cachedIndex(entries: readonly Named[]): BibleIndex {
  const key = entries
    .map(({ kind, name, aliases }) => [kind, name, aliases.length, ...aliases].join(border))
    .join(border);
  const index = kept.get(key) ?? indexBible(entries);
  kept.delete(key);
  kept.set(key, index);
  for (const oldest of kept.keys()) {
    if (kept.size <= mostKept) break;
    kept.delete(oldest);
  }
  return index;
}
