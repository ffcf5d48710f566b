import { useCallback, useSyncExternalStore } from 'react';
import type { SessionSnapshot, StorySession } from './story-session.ts';

/** A value of an open story's snapshot, kept up. @param read must answer the same value for the same snapshot */
export function useSessionValue<T>(session: StorySession, read: (snapshot: SessionSnapshot) => T): T {
  const get = useCallback(() => read(session.getSnapshot()), [session, read]);
  return useSyncExternalStore(session.subscribe, get, get);
}
