import { indexNames, type NameIndex } from './find-mentions.ts';
import type { WorldEntry } from './kinds.ts';

type Named = Pick<WorldEntry, 'kind' | 'name' | 'aliases'>;

/** Maximum number of cached indexes, about the number of people who write at the same time. */
const maxCached = 12;

/** Indexes by all their inputs, so that equal worlds share one index; the most recently used is last. */
const cache = new Map<string, NameIndex>();

/** A character that the database does not store in names. */
const separator = '\u0000';

/**
 * Returns the name index of a world, cached by its names: they rarely change between two texts, and building the
 * index takes longer than searching a text.
 */
export function cachedIndex(entries: readonly Named[]): NameIndex {
  const key = entries
    .map(({ kind, name, aliases }) => [kind, name, aliases.length, ...aliases].join(separator))
    .join(separator);
  const index = cache.get(key) ?? indexNames(entries);
  cache.delete(key);
  cache.set(key, index);
  for (const oldest of cache.keys()) {
    if (cache.size <= maxCached) break;
    cache.delete(oldest);
  }
  return index;
}
