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
 * Deletes them from this browser and this tab, so that the next person does not find them. Data whose owner `mayStay`
 * accepts stays, so that a person whose session has expired finds it after signing in again.
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
