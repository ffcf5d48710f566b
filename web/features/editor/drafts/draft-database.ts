import type { TextRange } from '../manuscript/text-range.ts';
import { type Draft, type KeptDraft, readDraft } from './draft.ts';

/** Where a saved story is tinted as generated: the text itself is with the server, the tint in this browser. */
export interface StoryTint {
  storyId: string;
  /** The saved revision that the places belong to. */
  revision: number;
  ranges: readonly TextRange[];
}

type StoreName = 'drafts' | 'tints';
let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('yazihane', 2);
    request.onupgradeneeded = ({ oldVersion }) => {
      if (oldVersion < 1) request.result.createObjectStore('drafts', { keyPath: 'id' });
      if (oldVersion < 2) request.result.createObjectStore('tints', { keyPath: 'storyId' });
    };
    request.onsuccess = () => {
      // Another tab with a newer program must not wait for this one.
      request.result.onversionchange = () => {
        request.result.close();
        opened = null;
      };
      resolve(request.result);
    };
    request.onerror = () => {
      opened = null;
      reject(request.error ?? new Error('IndexedDB could not be opened'));
    };
  });
  return opened;
}

async function run<T>(
  storeName: StoreName,
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const transaction = (await open()).transaction(storeName, mode, { durability: 'relaxed' });
  const request = act(transaction.objectStore(storeName));
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB refused the write'));
  });
}

/** This browser's unsaved work. Every call rejects where the browser forbids storage or it is full. */
export const draftDatabase = {
  async all(): Promise<Draft[]> {
    const kept = await run('drafts', 'readonly', (store) => store.getAll() as IDBRequest<KeptDraft[]>);
    return kept.map(readDraft);
  },
  put: async (draft: Draft): Promise<void> =>
    void (await run('drafts', 'readwrite', (store) => store.put(draft))),
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
