import * as Y from 'yjs';

/** The origin of changes that were read from the database. */
export const storedOrigin = 'stored';

/** The stores are those of y-indexeddb, which has stored the copies of earlier releases. */
const updatesStore = 'updates';
const valuesStore = 'custom';
/** So many updates are stored as one: they are read faster. */
const foldFrom = 500;
/** They are folded when nothing was stored for this time, ms. */
const foldAfterMs = 1_000;

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function openDatabase(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(updatesStore, { autoIncrement: true });
    request.result.createObjectStore(valuesStore);
  };
  return resultOf(request);
}

/**
 * A document's updates in IndexedDB. A change that cannot be stored never stops the document: it is reported once, and
 * nothing more is stored, so that what stands in the database stays a state that the document has had.
 */
export class StoredUpdates {
  readonly #db: IDBDatabase;
  readonly #doc: Y.Doc;
  readonly #onFailed: () => void;
  #hasFailed = false;
  /** The last update that is in the document. */
  #lastKey: IDBValidKey = 0;
  /** Updates stored since the last were folded. */
  #added = 0;
  #folding: ReturnType<typeof setTimeout> | undefined;

  private constructor(db: IDBDatabase, doc: Y.Doc, onFailed: () => void) {
    this.#db = db;
    this.#doc = doc;
    this.#onFailed = onFailed;
    // The browser closes it where it takes the storage away, and another tab has it closed to delete it.
    db.onclose = () => this.#fail();
    db.onversionchange = () => {
      db.close();
      this.#fail();
    };
  }

  /** Puts what is stored into the document; from then on its changes are stored. @throws where the browser forbids storage */
  static async open(name: string, doc: Y.Doc, onFailed: () => void): Promise<StoredUpdates> {
    const stored = new StoredUpdates(await openDatabase(name), doc, onFailed);
    doc.on('update', stored.#store);
    // Another tab may have brought changes already.
    if (Y.encodeStateVector(doc).length > 1) stored.#store(Y.encodeStateAsUpdate(doc), null);
    await stored.#read();
    return stored;
  }

  /** A value that is kept beside the updates. */
  async value(key: string): Promise<unknown> {
    return resultOf(this.#db.transaction(valuesStore).objectStore(valuesStore).get(key));
  }

  /** Keeps a value that tells of the document as it is stored. @throws where that is not all of it */
  async setValue(key: string, value: unknown): Promise<void> {
    const transaction = this.#db.transaction([updatesStore, valuesStore], 'readwrite');
    await this.#checkStored(transaction);
    await resultOf(transaction.objectStore(valuesStore).put(value, key));
  }

  /** Resolves when all changes so far are stored. @throws where one could not be */
  async whenStored(): Promise<void> {
    await this.#checkStored(this.#db.transaction(updatesStore));
  }

  /** Stops storing; what was given to the browser is stored. @returns whether all changes were */
  close(): boolean {
    clearTimeout(this.#folding);
    this.#doc.off('update', this.#store);
    this.#db.close();
    return !this.#hasFailed;
  }

  /** This transaction begins when those before it are stored, or have failed. */
  async #checkStored(transaction: IDBTransaction): Promise<void> {
    await resultOf(transaction.objectStore(updatesStore).count());
    if (this.#hasFailed) throw new Error('The changes could not be stored.');
  }

  #fail(): void {
    if (this.#hasFailed) return;
    this.#hasFailed = true;
    clearTimeout(this.#folding);
    this.#doc.off('update', this.#store);
    this.#onFailed();
  }

  #begin(): IDBObjectStore {
    const transaction = this.#db.transaction(updatesStore, 'readwrite');
    transaction.onabort = () => this.#fail();
    return transaction.objectStore(updatesStore);
  }

  /** Reads what this and other tabs have stored since the last time, and stores many updates as one. */
  async #read(): Promise<void> {
    const store = this.#begin();
    const range = IDBKeyRange.lowerBound(this.#lastKey, true);
    const [keys, updates] = await Promise.all([
      resultOf(store.getAllKeys(range)),
      resultOf<Uint8Array[]>(store.getAll(range)),
    ]);
    const apply = () => {
      for (const update of updates) Y.applyUpdate(this.#doc, update, storedOrigin);
    };
    Y.transact(this.#doc, apply, storedOrigin, false);
    this.#lastKey = keys.at(-1) ?? this.#lastKey;
    if (keys.length < foldFrom) return;
    this.#lastKey = await resultOf(store.add(Y.encodeStateAsUpdate(this.#doc)));
    store.delete(IDBKeyRange.upperBound(this.#lastKey, true));
  }

  /** Yjs stops telling of changes where a listener throws: this one never does. */
  #store = (update: Uint8Array, origin: unknown): void => {
    if (origin === storedOrigin) return;
    try {
      this.#begin().add(update);
    } catch {
      this.#fail();
      return;
    }
    this.#added += 1;
    if (this.#added >= foldFrom) this.#foldSoon();
  };

  #foldSoon(): void {
    clearTimeout(this.#folding);
    this.#folding = setTimeout(() => {
      this.#added = 0;
      this.#read().catch(() => this.#fail());
    }, foldAfterMs);
  }
}
