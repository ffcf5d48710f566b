import type { Draft } from './draft.ts';

const storeName = 'drafts';
let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('yazihane', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(storeName, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB could not be opened'));
  });
  return opened;
}

async function run<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const transaction = (await open()).transaction(storeName, mode, { durability: 'relaxed' });
  const request = act(transaction.objectStore(storeName));
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB refused the write'));
  });
}

/** This browser's unsaved work. Every call rejects where the browser forbids storage or it is full. */
export const draftDatabase = {
  all: (): Promise<Draft[]> => run('readonly', (store) => store.getAll() as IDBRequest<Draft[]>),
  put: async (draft: Draft): Promise<void> => void (await run('readwrite', (store) => store.put(draft))),
  remove: async (id: string): Promise<void> => run('readwrite', (store) => store.delete(id)),
};
