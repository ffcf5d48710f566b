import type { Story } from '#contract/stories.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { changedStory, type StorySaver, saveStory } from '../save-story.ts';
import { patientSaver } from '../with-patience.ts';
import type { Draft } from './draft.ts';

interface SendingDeps {
  api: StorySaver;
  /** The person's drafts that no open tab holds. */
  drafts: readonly Draft[];
  put: (draft: Draft) => Promise<void>;
  remove: (id: string) => Promise<void>;
  /** Keeps where the text of a saved story is tinted as generated. */
  keepTint: (
    content: string,
    tint: Draft['tint'],
    story: { storyId: string; revision: number },
  ) => Promise<void>;
}

/** True where the next one would fare no better: no connection, no session, a server out of order or asked too often. */
const hindersAll = (fault: unknown): boolean =>
  !(fault instanceof ApiError) || [0, 401, 429].includes(fault.status) || fault.status >= 500;

/**
 * Sends the texts that had not reached the server when their tab was closed; answers the stories. What another
 * device changed meanwhile stays a draft, and is offered where the story is opened. Without a connection all stay, and
 * where no answer comes: other windows wait until this one has ended.
 */
export async function sendWaiting({ api, drafts, put, remove, keepTint }: SendingDeps): Promise<Story[]> {
  const patientApi = patientSaver(api);
  const sent: Story[] = [];
  for (const draft of drafts) {
    if (!draft.waits || (draft.title.trim() === '' && draft.content.trim() === '')) continue;
    try {
      const story = await saveStory(patientApi, { id: draft.storyId, revision: draft.revision }, draft, {
        draft: true,
        writerId: draft.userId,
      });
      sent.push(story);
      // Without its tint the text is still the writer's.
      await keepTint(draft.content, draft.tint, { storyId: story.id, revision: story.revision }).catch(
        () => undefined,
      );
      // Unsaved cards stay where they are.
      if (draft.cards === null) await remove(draft.id);
      else await put({ ...draft, revision: story.revision, waits: false });
    } catch (fault) {
      if (changedStory(fault)) await put({ ...draft, waits: false });
      // Only this one was refused (its story is gone, or there is no space for it): it stays, and the others go.
      else if (hindersAll(fault)) return sent;
    }
  }
  return sent;
}
