import { currentUserId } from '#web/features/session/index.ts';
import { api } from '#web/lib/api.ts';
import { removeStoryCopy } from '#web/lib/story-copies.ts';
import { noteDeviceStory } from './device-stories.ts';
import type { StorySession } from './story-session.ts';

/** How long a story that was left stays open for what is on its way to the server, ms. */
const lingerMs = 5_000;

/** Puts a story away that was emptied and never had a title. */
async function discard(storyId: string): Promise<void> {
  const { revision } = await api.stories.get({ id: storyId });
  await api.stories.discard({ id: storyId, revision });
}

/**
 * Closes a story that was left, once the server has it or after a while; one in which nothing stands is put away. Never
 * rejects: what could not be sent stays on this device.
 */
export async function leaveSession(session: StorySession, userId: string, storyId: string): Promise<void> {
  const { isStored, isReady } = session.getSnapshot();
  const { title, content, prompt } = session.contents();
  const isOwner = currentUserId() === userId;
  const isEmpty = isReady && [title, content, prompt].every((text) => text.trim() === '');
  if (isReady && !isEmpty && isOwner) noteDeviceStory(userId, { id: storyId, title, content });
  try {
    if (isStored || !isEmpty) await session.whenSaved(lingerMs);
    if (isStored && isEmpty) await discard(storyId);
  } catch {
    // What could not be sent goes when the story is opened again, or the panel is.
  }
  const { hasUnsent, state } = session.getSnapshot();
  await session.close();
  // What was deleted of a stored story, and not sent, is sent later. After signing out, or once the story is gone, what the
  // server had does not stay in this browser.
  const isOver =
    (isEmpty && !(isStored && hasUnsent)) ||
    (!hasUnsent && (state === 'not-found' || currentUserId() !== userId));
  if (isOver) await removeStoryCopy(userId, storyId).catch(() => undefined);
}
