import type { Viewer } from '#contract/auth.ts';
import { clearOwnReadingPositions } from '#web/lib/reading-positions.ts';
import { clearLocalData } from './clear-local-data.ts';

const key = 'yazihane.viewer';

/** Where the rooms keep copies of the stories opened last; deleted with the session. */
export const storyCopiesDatabase = 'yazihane-copies';

/** Who was signed in last on this device: a room opens for them without a connection. The server decides all else. */
export function rememberedViewer(): Viewer | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as Viewer | null;
  } catch {
    return null;
  }
}

/** Remembers who is signed in; where it is nobody, or somebody else, what was kept of the last one goes. */
export function rememberViewer(viewer: Viewer | null): void {
  try {
    const last = rememberedViewer();
    if (last && last.id !== viewer?.id) {
      indexedDB.deleteDatabase(storyCopiesDatabase);
      clearOwnReadingPositions();
      // A session may have ended by itself: its person comes back to a text that is still being written.
      const owner = viewer?.id ?? last.id;
      clearLocalData((by) => by === owner);
    }
    if (viewer) localStorage.setItem(key, JSON.stringify(viewer));
    else localStorage.removeItem(key);
  } catch {
    // Without storage nothing was kept either.
  }
}
