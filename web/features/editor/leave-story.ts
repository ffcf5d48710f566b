import { sessionStore } from '#web/features/session/index.ts';
import { api } from '#web/lib/api.ts';
import { emptyFields, isBlank, type StoryFields } from './drafts/draft.ts';
import { sendUnsent } from './drafts/send-unsent.ts';
import { saveStory } from './save-story.ts';
import type { DraftTarget } from './use-drafts.ts';

interface Leaving {
  userId: string;
  target: DraftTarget;
  /** Whether nothing stands in the editor. */
  isEmpty: boolean;
  /** What the server has; null for a story that it does not have. */
  saved: StoryFields | null;
}

/**
 * Sends what an editor that was left had not sent yet, and puts a story away that was emptied and never had a title; true
 * where the server's stories have changed by it. Never rejects: what could not be sent stays a draft of this browser.
 */
export async function leaveStory({ userId, target, isEmpty, saved }: Leaving): Promise<boolean> {
  if (sessionStore.get().viewer?.id !== userId) return false;
  try {
    const { id, revision } = target;
    if (isEmpty && revision !== null && saved?.title === '') {
      const at = isBlank(saved)
        ? revision
        : (
            await saveStory(
              api.stories,
              { id, revision },
              { ...emptyFields, rating: saved.rating },
              { draft: true },
            )
          ).revision;
      return (await api.stories.discard({ id, revision: at })).discarded;
    }
    return (await sendUnsent(userId)).length > 0;
  } catch {
    // A day later the server puts an emptied story away by itself.
    return false;
  }
}
