/** A value for each key, made once for all who ask meanwhile; the one that nobody asked for longest goes first. */
export function createPictureCache<Value>(most: number) {
  const kept = new Map<string, Promise<Value>>();
  return {
    /** What is kept under the key, else what `make` makes of it. A failure is not kept. */
    get(key: string, make: () => Promise<Value>): Promise<Value> {
      const known = kept.get(key);
      const value = known ?? make();
      kept.delete(key);
      kept.set(key, value);
      if (!known) {
        value.catch(() => {
          if (kept.get(key) === value) kept.delete(key);
        });
        const [oldest] = kept.keys();
        if (kept.size > most && oldest !== undefined) kept.delete(oldest);
      }
      return value;
    },
    size: () => kept.size,
  };
}
