const prefix = 'yazihane.draft.';

/**
 * Marks a draft as open in this tab until the returned function is called. The browser frees the mark of a crashed or
 * closed tab by itself. Without Web Locks nothing is marked, and drafts of other tabs may be offered too.
 */
export function holdDraft(id: string): () => void {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  void navigator.locks?.request(prefix + id, { ifAvailable: true }, (lock) => (lock ? held : undefined));
  return () => release();
}

/** The ids of the drafts that are open in any tab. */
export async function liveDrafts(): Promise<Set<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : [])));
}

/** How long the page before a reload may hold its draft while the new page starts, ms. */
const releaseLimitMs = 2_000;

/** Whether a draft's tab releases it soon: a reloaded page does, another open tab does not. */
export async function comesFree(id: string): Promise<boolean> {
  const signal = AbortSignal.timeout(releaseLimitMs);
  const free = navigator.locks?.request(prefix + id, { signal }, () => true);
  return (await free?.catch(() => false)) ?? true;
}
