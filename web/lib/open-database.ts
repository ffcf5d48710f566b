/**
 * Opens a database of this browser once, and lets go of it when a newer program, or its deletion, waits for that. Every
 * call rejects where the browser forbids storage.
 */
export function databaseOpener(
  name: string,
  version: number,
  upgrade: (database: IDBDatabase, oldVersion: number) => void,
): () => Promise<IDBDatabase> {
  let opened: Promise<IDBDatabase> | null = null;
  return () => {
    opened ??= new Promise((resolve, reject) => {
      const request = indexedDB.open(name, version);
      request.onupgradeneeded = ({ oldVersion }) => upgrade(request.result, oldVersion);
      request.onsuccess = () => {
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
  };
}

/** Runs one request on one store and resolves when it is committed. Rejects when storage is full. */
export async function inStore<T>(
  open: () => Promise<IDBDatabase>,
  [name, mode]: [name: string, mode: IDBTransactionMode],
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const transaction = (await open()).transaction(name, mode, { durability: 'relaxed' });
  const request = act(transaction.objectStore(name));
  // Commits now, because a page that is being left runs no further task.
  if (mode === 'readwrite') transaction.commit();
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB refused the write'));
  });
}
