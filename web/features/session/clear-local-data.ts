/** Prefix of the wizards' keys, which end with their person's id. */
const wizardPrefix = 'yazihane.wizard.';

/** Keys of the data that private pages store: pieces of texts, ideas, summaries, answers and choices. A dot ends a prefix. */
const localDataKeys = [
  'yazihane.selection',
  'yazihane.stream-place',
  'yazihane.direction',
  'yazihane.generation.',
  'yazihane.summary',
  'yazihane.summaries-before',
  'yazihane.generation-options',
  wizardPrefix,
] as const;

type Store = Pick<Storage, 'getItem' | 'removeItem' | 'key' | 'length'>;

const isLocalData = (key: string) =>
  localDataKeys.some((known) => (known.endsWith('.') ? key.startsWith(known) : key === known));

/** The owner of a stored value: an account's id, 'guest', or null without one. */
function ownerOf(key: string, kept: string | null): string | null {
  if (key.startsWith(wizardPrefix)) return key.slice(wizardPrefix.length);
  try {
    const by: unknown = (JSON.parse(kept ?? 'null') as { by?: unknown } | null)?.by;
    return typeof by === 'string' ? by : null;
  } catch {
    return null;
  }
}

/**
 * Deletes this data from the browser and the tab, so that the next person does not find it. Data whose owner `mayStay`
 * accepts is kept, so that a person whose session has expired finds it after signing in again.
 */
export function clearLocalData(
  mayStay: (by: string | null) => boolean = () => false,
  stores: () => readonly Store[] = () => [localStorage, sessionStorage],
): void {
  try {
    for (const store of stores()) {
      const keys = Array.from({ length: store.length }, (_, at) => store.key(at));
      for (const key of keys)
        if (key !== null && isLocalData(key) && !mayStay(ownerOf(key, store.getItem(key))))
          store.removeItem(key);
    }
  } catch {
    // Without storage there is no data.
  }
}
