import { indexNames, type NameIndex } from './find-mentions.ts';
import type { WorldEntry } from './kinds.ts';

type Named = Pick<WorldEntry, 'kind' | 'name' | 'aliases'>;

/** How many worlds keep an index: about as many as people write at the same time. */
const maxCached = 12;

/** Indexes by all their inputs, so that equal worlds share one index; the most recently used is last. */
const kept = new Map<string, NameIndex>();

/** A sign that the database takes in no text. */
const border = '\u0000';

/**
 * The index of a world's names, made when they were first asked for and kept while nothing of them changes: between
 * two texts of one writer they hardly ever do, and making it takes longer than reading the text.
 */
export function cachedIndex(entries: readonly Named[]): NameIndex {
  const key = entries
    .map(({ kind, name, aliases }) => [kind, name, aliases.length, ...aliases].join(border))
    .join(border);
  const index = kept.get(key) ?? indexNames(entries);
  kept.delete(key);
  kept.set(key, index);
  for (const oldest of kept.keys()) {
    if (kept.size <= maxCached) break;
    kept.delete(oldest);
  }
  return index;
}
