/** What rooms keep for a reload of the same person: pieces of their texts, ideas, summaries. */
const traces = [
  'yazihane.selection',
  'yazihane.stream-place',
  'yazihane.generation.',
  'yazihane.summary',
  'yazihane.summaries-before',
] as const;

type Store = Pick<Storage, 'removeItem' | 'key' | 'length'>;

const isTrace = (key: string) =>
  traces.some((trace) => (trace.endsWith('.') ? key.startsWith(trace) : key === trace));

/** Deletes them from this browser, and from this tab: whoever comes next must not find them. */
export function forgetTraces(stores: () => readonly Store[] = () => [localStorage, sessionStorage]): void {
  try {
    for (const store of stores()) {
      const keys = Array.from({ length: store.length }, (_, at) => store.key(at));
      for (const key of keys) if (key !== null && isTrace(key)) store.removeItem(key);
    }
  } catch {
    // Without storage nothing was kept either.
  }
}
