import * as Y from 'yjs';
import { currentUserId } from '#web/features/session/index.ts';
import type { StorySession } from './session/story-session.ts';

const key = 'yazihane.stream-place';

/**
 * Where the text that was asked for last goes in: until its generation has begun, a reload knows its place by this alone,
 * and a new try takes it again.
 */
export const insertionPoint = {
  keep(storyId: string, place: Y.RelativePosition): void {
    try {
      const at = Y.relativePositionToJSON(place);
      localStorage.setItem(key, JSON.stringify({ by: currentUserId(), storyId, at }));
    } catch {
      // Without storage a text that is found again goes behind the last word.
    }
  },
  /** The place in the text as it stands now; null where it is not known. */
  find(storyId: string, session: StorySession): number | null {
    try {
      const kept = JSON.parse(localStorage.getItem(key) ?? 'null');
      if (kept?.by !== currentUserId() || kept.storyId !== storyId || typeof kept.at !== 'object')
        return null;
      return session.placeOf(Y.createRelativePositionFromJSON(kept.at));
    } catch {
      return null;
    }
  },
};
