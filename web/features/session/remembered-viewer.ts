import type { Viewer } from '#contract/auth.ts';
import { defaultTerms } from '#domain/billing/plans.ts';
import { clearOwnReadingPositions } from '#web/lib/reading-positions.ts';
import { clearStoryCopies } from '#web/lib/story-copies.ts';
import { clearLocalData } from './clear-local-data.ts';

const key = 'yazihane.viewer';

/** The IndexedDB database in which releases before 0.4.0 kept copies of stories; deleted with the session. */
const oldCopiesDatabase = 'yazihane-copies';

/** The viewer signed in last on this device, for whom private pages open without a connection. */
export function rememberedViewer(): Viewer | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Viewer | null;
    // Releases before 0.7.0 stored no terms.
    return kept && { ...kept, terms: kept.terms ?? defaultTerms[kept.plan] };
  } catch {
    return null;
  }
}

/** Stores the viewer. When it is another one or null, the local data of the previous viewer is deleted. */
export function rememberViewer(viewer: Viewer | null): void {
  try {
    const last = rememberedViewer();
    if (last && last.id !== viewer?.id) {
      indexedDB.deleteDatabase(oldCopiesDatabase);
      void clearStoryCopies(last.id).catch(() => undefined);
      clearOwnReadingPositions();
      // After an expired session its person may return to a running generation, so that data is kept.
      const owner = viewer?.id ?? last.id;
      clearLocalData((by) => by === owner);
    }
    if (viewer) localStorage.setItem(key, JSON.stringify(viewer));
    else localStorage.removeItem(key);
  } catch {
    // Without storage there is no data.
  }
}
