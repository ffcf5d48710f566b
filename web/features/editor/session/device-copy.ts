import { fromBase64, toBase64 } from 'lib0/buffer';
import * as Y from 'yjs';
import { copyDatabase, holdStoryCopy, newestKey, unsentKey, unsentKeys } from '#web/lib/story-copies.ts';
import { StoredUpdates, storedOrigin } from './stored-updates.ts';

/** What the server is known to have, as it is kept beside the copy. */
export interface KnownServerState {
  version: number;
  vector: Uint8Array;
}

/** A document's copy on this device. */
export interface DeviceCopy {
  /**
   * Puts the copy into the document; from then on each change is stored.
   * @param onFailed called once where the browser stores no more changes
   * @throws where the browser forbids storage
   */
  load(onFailed: () => void): Promise<KnownServerState | null>;
  /** Resolves when all changes so far are stored. @throws where one could not be */
  whenStored(): Promise<void>;
  /** Whether a change with this origin was read from the copy, where another tab has stored it. */
  isOrigin(origin: unknown): boolean;
  /** Keeps what the server is known to have. */
  keepServerState(state: KnownServerState): Promise<void>;
  /** Whether the copy may hold changes that the server lacks. Known at once, also after a crash. */
  isUnsent(): boolean;
  setUnsent(): void;
  /** The server has this tab's changes; `all` where it has those of closed tabs too, as the whole document was sent. */
  setSent(all: boolean): void;
  /** Keeps the newest changes at once: the page may be gone before the browser has stored them. */
  flush(): void;
  /** Stops storing; all changes so far are stored. */
  close(): Promise<void>;
}

const serverKey = 'server';
/** After this time the browser has stored a change, ms. */
const storedWithinMs = 3_000;

/** The changes that came last, and are lost where the page goes in the moment after them: IndexedDB stores them later. */
class NewestChanges {
  readonly #key: string;
  #changes: { update: Uint8Array; at: number }[] = [];

  constructor(key: string) {
    this.#key = key;
  }

  add(update: Uint8Array): void {
    const at = Date.now();
    const first = this.#changes.findIndex((change) => change.at > at - storedWithinMs);
    this.#changes.splice(0, first === -1 ? this.#changes.length : first);
    this.#changes.push({ update, at });
  }

  /** Keeps them in local storage, which is written at once. */
  keep(): void {
    if (this.#changes.length === 0) return;
    const bytes = Y.mergeUpdates(this.#changes.map(({ update }) => update));
    try {
      localStorage.setItem(this.#key, toBase64(bytes));
    } catch {
      // Too large, or forbidden: IndexedDB mostly has them all the same.
    }
  }

  /** Puts what the last page kept into the document. */
  applyTo(doc: Y.Doc): void {
    const kept = localStorage.getItem(this.#key);
    if (kept !== null) Y.applyUpdate(doc, fromBase64(kept));
  }

  clear(): void {
    localStorage.removeItem(this.#key);
  }
}

/** A person's copy of a story in IndexedDB. */
export function openDeviceCopy(userId: string, storyId: string, doc: Y.Doc): DeviceCopy {
  let stored: StoredUpdates | null = null;
  let release: () => void = () => undefined;
  const key = unsentKey(userId, storyId, crypto.randomUUID());
  const newest = new NewestChanges(newestKey(userId, storyId));
  // What comes from the server, or from another tab, is kept there.
  const add = (update: Uint8Array, _origin: unknown, _doc: Y.Doc, { local }: Y.Transaction) => {
    if (local) newest.add(update);
  };
  function opened(): StoredUpdates {
    if (!stored) throw new Error('The copy is not open.');
    return stored;
  }
  return {
    async load(onFailed) {
      release = holdStoryCopy(userId, storyId);
      stored = await StoredUpdates.open(copyDatabase(userId, storyId), doc, onFailed);
      doc.on('update', add);
      newest.applyTo(doc);
      return ((await stored.value(serverKey)) as KnownServerState | undefined) ?? null;
    },
    whenStored: async () => opened().whenStored(),
    isOrigin: (origin) => origin === storedOrigin,
    keepServerState: async (state) => opened().setValue(serverKey, state),
    isUnsent: () => unsentKeys(userId, storyId).length > 0,
    setUnsent() {
      try {
        localStorage.setItem(key, '1');
      } catch {
        // A full or forbidden storage: the copy is compared with the server's state by its insertions.
      }
    },
    setSent(all) {
      try {
        for (const sent of all ? unsentKeys(userId, storyId) : [key]) localStorage.removeItem(sent);
      } catch {
        // Nothing was marked.
      }
    },
    flush: () => newest.keep(),
    async close() {
      doc.off('update', add);
      // What the database lacks stays in local storage.
      if (stored?.close()) newest.clear();
      release();
    },
  };
}
