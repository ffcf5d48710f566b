/** Where a device keeps how far its readers have come: `[text, part, block]` each. */
export const readingPositionsKey = 'yazihane.reading-places';
/** Begins the names of texts that somebody shares: who reads them need not be signed in. */
export const sharedTextPrefix = 'paylasim-';

/** Forgets where the own stories of who was signed in were left; those of shared ones stay. */
export function clearOwnReadingPositions(): void {
  let shared: unknown[] = [];
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(readingPositionsKey) ?? '[]');
    if (Array.isArray(stored))
      shared = stored.filter(
        (entry) => Array.isArray(entry) && String(entry[0]).startsWith(sharedTextPrefix),
      );
  } catch {
    // Not ours: nothing of it stays.
  }
  if (shared.length > 0) localStorage.setItem(readingPositionsKey, JSON.stringify(shared));
  else localStorage.removeItem(readingPositionsKey);
}
