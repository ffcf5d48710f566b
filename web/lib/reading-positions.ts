/** The storage key of the reading positions: `[text, part, block]` each. */
export const readingPositionsKey = 'yazihane.reading-places';
/** Prefix of shared texts, which can be read without signing in. */
export const sharedTextPrefix = 'paylasim-';

/** Removes the positions in the signed-in person's stories; those in shared texts stay. */
export function clearOwnReadingPositions(): void {
  let shared: unknown[] = [];
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(readingPositionsKey) ?? '[]');
    if (Array.isArray(stored))
      shared = stored.filter(
        (entry) => Array.isArray(entry) && String(entry[0]).startsWith(sharedTextPrefix),
      );
  } catch {
    // Invalid JSON is removed.
  }
  if (shared.length > 0) localStorage.setItem(readingPositionsKey, JSON.stringify(shared));
  else localStorage.removeItem(readingPositionsKey);
}
