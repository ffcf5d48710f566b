import { useEffect } from 'react';
import { currentUserId } from '#web/features/session/index.ts';
import { noteDeviceStory } from './session/device-stories.ts';
import type { StoryDocument } from './use-story-document.ts';

/** Lists the story among those of this device, as it is opened and as its page is hidden. */
export function useDeviceNote(page: StoryDocument, userId: string): void {
  const { session, storyId, textNow, fieldsNow, storedId } = page;
  useEffect(() => {
    const note = () => {
      if (!session.getSnapshot().isBlank && currentUserId() === userId)
        noteDeviceStory(userId, { id: storyId, title: fieldsNow().title, content: textNow() });
    };
    const onHidden = () => document.visibilityState === 'hidden' && note();
    if (storedId !== null) note();
    document.addEventListener('visibilitychange', onHidden);
    return () => document.removeEventListener('visibilitychange', onHidden);
  }, [session, userId, storyId, textNow, fieldsNow, storedId]);
}
