import { IndexeddbPersistence } from 'y-indexeddb';
import type * as Y from 'yjs';

/** What the server is known to have, as it is kept beside the copy. */
export interface KnownServerState {
  version: number;
  vector: Uint8Array;
}

/** A document's copy on this device. */
export interface DeviceCopy {
  /** Puts the copy into the document; from then on each change is stored. @throws where the browser forbids storage */
  load(): Promise<KnownServerState | null>;
  /** Whether a change with this origin was read from the copy, where another tab has stored it. */
  isOrigin(origin: unknown): boolean;
  /** Keeps what the server is known to have. */
  keepServerState(state: KnownServerState): Promise<void>;
  /** Whether the copy may hold changes that the server lacks. Known at once, also after a crash. */
  isUnsent(): boolean;
  setUnsent(unsent: boolean): void;
  /** Stops storing; all changes so far are stored. */
  close(): Promise<void>;
}

const databaseName = (userId: string, storyId: string) => `yazihane.story.${userId}.${storyId}`;
const unsentKey = (userId: string, storyId: string) => `yazihane.unsent.${userId}.${storyId}`;
const serverKey = 'server';

/** The ids of a person's stories on this device that may hold unsent changes. */
export function unsentStories(userId: string): string[] {
  const prefix = unsentKey(userId, '');
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length));
}

/** Rejects where the browser forbids IndexedDB: y-indexeddb itself waits for ever then. */
function probe(): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('yazihane.probe');
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
  });
}

/** A person's copy of a story in IndexedDB. */
export function openDeviceCopy(userId: string, storyId: string, doc: Y.Doc): DeviceCopy {
  let persistence: IndexeddbPersistence | null = null;
  const key = unsentKey(userId, storyId);
  return {
    async load() {
      await probe();
      persistence = new IndexeddbPersistence(databaseName(userId, storyId), doc);
      await persistence.whenSynced;
      return (await persistence.get(serverKey)) ?? null;
    },
    isOrigin: (origin) => origin !== null && origin === persistence,
    async keepServerState(state) {
      // The typed value set of the library lacks objects, which IndexedDB stores.
      await persistence?.set(serverKey, state as unknown as string);
    },
    isUnsent: () => localStorage.getItem(key) !== null,
    setUnsent(unsent) {
      try {
        if (unsent) localStorage.setItem(key, '1');
        else localStorage.removeItem(key);
      } catch {
        // A full or forbidden storage: the copy is compared with the server's state by its insertions.
      }
    },
    async close() {
      await persistence?.destroy();
    },
  };
}

/** Removes a story's copy from this device. */
export async function removeDeviceCopy(userId: string, storyId: string): Promise<void> {
  localStorage.removeItem(unsentKey(userId, storyId));
  await new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase(databaseName(userId, storyId));
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
  });
}
