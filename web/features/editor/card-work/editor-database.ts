import { databaseOpener, inStore } from '#web/lib/open-database.ts';

type StoreName = 'drafts' | 'tints' | 'cards';

/** The editor's database in this browser; `drafts` and `tints` are those of releases before 0.4.0. */
const open = databaseOpener('yazihane', 3, (database, oldVersion) => {
  if (oldVersion < 1) database.createObjectStore('drafts', { keyPath: 'id' });
  if (oldVersion < 2) database.createObjectStore('tints', { keyPath: 'storyId' });
  if (oldVersion < 3) database.createObjectStore('cards', { keyPath: 'id' });
});

/** Runs one request in the editor's database. Rejects where the browser forbids storage or it is full. */
export const inEditorDatabase = <T>(
  name: StoreName,
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> => inStore(open, [name, mode], act);
