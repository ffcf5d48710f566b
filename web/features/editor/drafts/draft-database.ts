import { databaseOpener, inStore, resultOf } from '#web/lib/open-database.ts';
import type { TextRange } from '../manuscript/text-range.ts';
import { type Draft, type KeptDraft, readDraft } from './draft.ts';

/** Where a saved story is tinted as generated: the text itself is with the server, the tint in this browser. */
export interface StoryTint {
  storyId: string;
  /** The saved revision that the places belong to. */
  revision: number;
  ranges: readonly TextRange[];
}

const open = databaseOpener('yazihane', 2, (database, oldVersion) => {
  if (oldVersion < 1) database.createObjectStore('drafts', { keyPath: 'id' });
  if (oldVersion < 2) database.createObjectStore('tints', { keyPath: 'storyId' });
});

const run = <T>(
  name: 'drafts' | 'tints',
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> => inStore(open, [name, mode], act);

/** This browser's unsaved work. Every call rejects where the browser forbids storage or it is full. */
export const draftDatabase = {
  async all(): Promise<Draft[]> {
    const kept = await run('drafts', 'readonly', (store) => store.getAll() as IDBRequest<KeptDraft[]>);
    return kept.map(readDraft);
  },
  put: async (draft: Draft): Promise<void> =>
    void (await run('drafts', 'readwrite', (store) => store.put(draft))),
  /** Writes over a record, and makes no new one; answers whether it was there. */
  async update(draft: Draft): Promise<boolean> {
    const store = (await open()).transaction('drafts', 'readwrite').objectStore('drafts');
    const isThere = (await resultOf(store.getKey(draft.id))) !== undefined;
    if (isThere) await resultOf(store.put(draft));
    return isThere;
  },
  remove: async (id: string): Promise<void> => run('drafts', 'readwrite', (store) => store.delete(id)),
};

/** The tint of saved stories. Every call rejects where the browser forbids storage or it is full. */
export const tintDatabase = {
  get: async (storyId: string): Promise<StoryTint | null> =>
    (await run('tints', 'readonly', (store) => store.get(storyId) as IDBRequest<StoryTint | undefined>)) ??
    null,
  async put(tint: StoryTint): Promise<void> {
    if (tint.ranges.length > 0) await run('tints', 'readwrite', (store) => store.put(tint));
    else await run('tints', 'readwrite', (store) => store.delete(tint.storyId));
  },
};
