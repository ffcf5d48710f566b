import { storyTypes } from '#domain/story/document/story-document.ts';
import { currentUserId } from '#web/features/session/index.ts';
import { removeStoryCopy, unsentStories } from '#web/lib/story-copies.ts';
import { createSession } from './open-session.ts';

/** How long a story may take to reach the server, ms. */
const sendWithinMs = 20_000;

/** A story whose words are on this device alone. */
export interface UnsentStory {
  id: string;
  title: string;
}

/**
 * Sends what editors that are closed have left unsent on this device.
 * @returns how many stories were sent, and those that still wait: without a connection, or refused by the server
 */
export async function sendUnsent(userId: string): Promise<{ sent: number; waiting: UnsentStory[] }> {
  const waiting: UnsentStory[] = [];
  let sent = 0;
  for (const storyId of navigator.onLine ? unsentStories(userId) : []) {
    const session = createSession({ userId, storyId, isNew: false });
    await session.open();
    const title = storyTypes(session.doc).title.toString();
    try {
      await session.whenSaved(sendWithinMs);
      sent += 1;
    } catch {
      waiting.push({ id: storyId, title });
    }
    const { hasUnsent } = session.getSnapshot();
    await session.close();
    // Signed out meanwhile: what the server has does not stay in this browser.
    if (!hasUnsent && currentUserId() !== userId)
      await removeStoryCopy(userId, storyId).catch(() => undefined);
  }
  return { sent, waiting };
}
