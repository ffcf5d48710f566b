import { useEffect, useState } from 'react';
import type { StoryContents } from '#domain/story/document/story-document.ts';
import { leaveSession } from './session/leave-session.ts';
import { createSession, type StoryAddress } from './session/open-session.ts';
import type { StorySession } from './session/story-session.ts';

/** Resolves once the story's words are here; never where they can't be had. */
function whenReady(session: StorySession): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!session.getSnapshot().isReady) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = session.subscribe(look);
    look();
  });
}

interface OpenDeps extends StoryAddress {
  /** What another page hands over; it is written as the story is opened. */
  given: Partial<StoryContents> | null;
  /** Called once that was written. */
  onGiven: () => void;
  /** Called once the story was left and what could be sent was sent. */
  onLeft: () => void;
}

/** Opens a story while its screen is shown; null before. */
export function useOpenSession({
  userId,
  storyId,
  isNew,
  given,
  onGiven,
  onLeft,
}: OpenDeps): StorySession | null {
  const [session, setSession] = useState<StorySession | null>(null);
  // Read once: what was handed over is written once.
  const [handedOver] = useState({ given, onGiven, onLeft });
  useEffect(() => {
    const opened = createSession({ userId, storyId, isNew });
    if (!navigator.onLine) opened.disconnect();
    void opened.open();
    let isLeft = false;
    if (handedOver.given)
      void whenReady(opened).then(() => {
        if (isLeft || !handedOver.given) return;
        opened.write(handedOver.given);
        handedOver.onGiven();
      });
    setSession(opened);
    const reconnect = () => opened.reconnect();
    const disconnect = () => opened.disconnect();
    const flush = () => opened.flush();
    // Neither the server nor this device has the newest words: they would be gone with the page.
    const warn = (event: BeforeUnloadEvent) => {
      opened.flush();
      const { hasUnsent, isKept } = opened.getSnapshot();
      if (hasUnsent && !isKept) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    addEventListener('online', reconnect);
    addEventListener('offline', disconnect);
    addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      isLeft = true;
      removeEventListener('beforeunload', warn);
      removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      removeEventListener('online', reconnect);
      removeEventListener('offline', disconnect);
      void leaveSession(opened, userId, storyId).then(handedOver.onLeft);
    };
  }, [userId, storyId, isNew, handedOver]);
  return session;
}
