/**
 * A table of answers already worked out, emptied when it holds `limit` of them so that free text cannot fill the
 * memory: `memo(key, () => work(key))`.
 */
export function createMemo<T>(limit: number): (key: string, make: () => T) => T {
  const known = new Map<string, T>();
  return (key, make) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = make();
    if (known.size >= limit) known.clear();
    known.set(key, made);
    return made;
  };
}
