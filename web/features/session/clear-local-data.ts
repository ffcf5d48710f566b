/** What rooms keep for a reload of the same person: pieces of their texts, ideas, summaries. */
const traces = [
  'yazihane.selection',
  'yazihane.stream-place',
  'yazihane.direction',
  'yazihane.generation.',
  'yazihane.summary',
  'yazihane.summaries-before',
] as const;

type Store = Pick<Storage, 'getItem' | 'removeItem' | 'key' | 'length'>;

const isTrace = (key: string) =>
  traces.some((trace) => (trace.endsWith('.') ? key.startsWith(trace) : key === trace));

/** Whose a trace is, as it says itself: an account's id, 'guest', or null where it says nothing. */
function ownerOf(kept: string | null): string | null {
  try {
    const by: unknown = (JSON.parse(kept ?? 'null') as { by?: unknown } | null)?.by;
    return typeof by === 'string' ? by : null;
  } catch {
    return null;
  }
}

/**
 * Deletes them from this browser, and from this tab: whoever comes next must not find them. Those that `mayStay` accepts
 * by whose they are stay: a session that ends by itself takes nothing from who signs in again.
 */
export function clearLocalData(
  mayStay: (by: string | null) => boolean = () => false,
  stores: () => readonly Store[] = () => [localStorage, sessionStorage],
): void {
  try {
    for (const store of stores()) {
      const keys = Array.from({ length: store.length }, (_, at) => store.key(at));
      for (const key of keys)
        if (key !== null && isTrace(key) && !mayStay(ownerOf(store.getItem(key)))) store.removeItem(key);
    }
  } catch {
    // Without storage nothing was kept either.
  }
}
