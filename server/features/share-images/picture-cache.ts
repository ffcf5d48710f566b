/**
 * Creates a cache with at most `maxEntries` values; the least recently used one is deleted first. Concurrent
 * requests of a key share one `make`.
 */
export function createPictureCache<Value>(maxEntries: number) {
  const entries = new Map<string, Promise<Value>>();
  return {
    /** Returns the value of a key, or makes and stores it. A failure is not stored. */
    get(key: string, make: () => Promise<Value>): Promise<Value> {
      const known = entries.get(key);
      const value = known ?? make();
      entries.delete(key);
      entries.set(key, value);
      if (!known) {
        value.catch(() => {
          if (entries.get(key) === value) entries.delete(key);
        });
        const [oldest] = entries.keys();
        if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
      }
      return value;
    },
    size: () => entries.size,
  };
}
