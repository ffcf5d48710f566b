import type { Story } from '#contract/stories.ts';
import { storyCopiesDatabase } from '#web/features/session/index.ts';
import { databaseOpener, inStore } from '#web/lib/open-database.ts';
import { pause } from '#web/lib/pause.ts';

/** A saved story as this device last had it, to be opened without a connection. */
interface StoryCopy {
  storyId: string;
  userId: string;
  story: Story;
  /** Client clock, ms. */
  keptAt: number;
}

/** Stories that a device keeps: those that were opened last. */
const mostCopies = 20;

// In a database of its own: it goes with the session, and unsaved drafts never do.
const open = databaseOpener(storyCopiesDatabase, 1, (database) => {
  database.createObjectStore('stories', { keyPath: 'storyId' });
});

/** Copies of the stories opened last. Every call rejects where the browser forbids storage or it is full. */
export const storyCopies = {
  /** The person's copy of a story; null where there is none. */
  async get(userId: string, storyId: string): Promise<Story | null> {
    const copy = await inStore(
      open,
      ['stories', 'readonly'],
      (store) => store.get(storyId) as IDBRequest<StoryCopy | undefined>,
    );
    // A copy of an older version of this program has no notes of chapters.
    return copy?.userId === userId ? { ...copy.story, chapters: copy.story.chapters ?? [] } : null;
  },
  /** Titles of the person's stories on this device, the one opened last first. */
  async list(userId: string): Promise<Pick<Story, 'id' | 'title' | 'wordCount'>[]> {
    return (await all())
      .filter((copy) => copy.userId === userId)
      .map(({ story: { id, title, wordCount } }) => ({ id, title, wordCount }));
  },
  async put(userId: string, story: Story): Promise<void> {
    // Not in the task that has just taken the story in.
    await pause();
    const copy: StoryCopy = { storyId: story.id, userId, story, keptAt: Date.now() };
    await inStore(open, ['stories', 'readwrite'], (store) => store.put(copy));
    const keys = await inStore(open, ['stories', 'readonly'], (store) => store.count());
    if (keys <= mostCopies) return;
    for (const { storyId } of (await all()).slice(mostCopies))
      await inStore(open, ['stories', 'readwrite'], (store) => store.delete(storyId));
  },
};

async function all(): Promise<StoryCopy[]> {
  const copies = await inStore(
    open,
    ['stories', 'readonly'],
    (store) => store.getAll() as IDBRequest<StoryCopy[]>,
  );
  return copies.sort((a, b) => b.keptAt - a.keptAt);
}
