import 'fake-indexeddb/auto';
import { forceCloseDatabase } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as Y from 'yjs';
import { readStory, writeStory } from '#domain/story/document/story-document.ts';
import { createFakeServer } from '#testing/story-sync/fake-server.ts';
import { copyDatabase, removeStoryCopy, unsentStories } from '#web/lib/story-copies.ts';
import { openDeviceCopy } from './device-copy.ts';

/** A `localStorage` in memory: Node has none without a file. */
function createStorage(): Storage {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem(key: string, value: string) {
      items.set(key, value);
      Object.defineProperty(storage, key, { value, configurable: true, enumerable: true });
    },
    removeItem(key: string) {
      items.delete(key);
      Reflect.deleteProperty(storage, key);
    },
  };
  for (const name of ['getItem', 'setItem', 'removeItem'])
    Object.defineProperty(storage, name, { enumerable: false });
  return storage as unknown as Storage;
}

beforeEach(() => void vi.stubGlobal('localStorage', createStorage()));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open(userId: string, storyId: string) {
  const doc = new Y.Doc();
  const copy = openDeviceCopy(userId, storyId, doc);
  const onFailed = vi.fn();
  return { doc, copy, onFailed, known: await copy.load(onFailed) };
}

/** Does as a browser that takes its storage away: closes the databases that are opened from now on. */
function watchDatabases(): { close: () => void } {
  const opened: IDBDatabase[] = [];
  const { transaction } = IDBDatabase.prototype;
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...args) {
    if (!opened.includes(this)) opened.push(this);
    return transaction.apply(this, args);
  });
  return {
    close() {
      for (const db of opened) forceCloseDatabase(db as unknown as Parameters<typeof forceCloseDatabase>[0]);
    },
  };
}

test('a story is read again as it was, with what the server was known to have', async () => {
  const first = await open('ayşe', 'fener');
  expect(first.known).toBeNull();
  writeStory(first.doc, { title: 'Fener', content: 'Işık söndü.' });
  await first.copy.keepServerState({ version: 7, vector: new Uint8Array([1, 2]) });
  await first.copy.close();
  const again = await open('ayşe', 'fener');
  expect(readStory(again.doc)).toMatchObject({ title: 'Fener', content: 'Işık söndü.' });
  expect(again.known).toEqual({ version: 7, vector: new Uint8Array([1, 2]) });
  await again.copy.close();
});

test('a copy of an earlier release is read', async () => {
  const doc = new Y.Doc();
  writeStory(doc, { content: 'Eski.' });
  const request = indexedDB.open(copyDatabase('ayşe', 'eski'));
  request.onupgradeneeded = () => {
    request.result.createObjectStore('updates', { autoIncrement: true }).add(Y.encodeStateAsUpdate(doc));
    request.result.createObjectStore('custom').add({ version: 2, vector: new Uint8Array([0]) }, 'server');
  };
  await new Promise<void>((resolve) => {
    request.onsuccess = () => resolve(request.result.close());
  });
  const own = await open('ayşe', 'eski');
  expect(readStory(own.doc).content).toBe('Eski.');
  expect(own.known).toEqual({ version: 2, vector: new Uint8Array([0]) });
  await own.copy.close();
});

test('another account on the same device gets nothing of it', async () => {
  const own = await open('ayşe', 'mektup');
  writeStory(own.doc, { content: 'Yalnızca bana.' });
  own.copy.setUnsent();
  await own.copy.close();
  const other = await open('burak', 'mektup');
  expect(readStory(other.doc).content).toBe('');
  expect(other.copy.isUnsent()).toBe(false);
  expect([unsentStories('ayşe'), unsentStories('burak')]).toEqual([['mektup'], []]);
  await other.copy.close();
});

test('what one tab has sent says nothing of another one that was closed, until the whole document is sent', async () => {
  const [closed, other] = [await open('ayşe', 'iki'), await open('ayşe', 'iki')];
  closed.copy.setUnsent();
  other.copy.setUnsent();
  other.copy.setSent(false);
  expect(other.copy.isUnsent()).toBe(true);
  expect(unsentStories('ayşe')).toEqual(['iki']);
  other.copy.setSent(true);
  expect(other.copy.isUnsent()).toBe(false);
  await Promise.all([closed.copy.close(), other.copy.close()]);
});

test('what was typed in the moment before the page is gone is read again', async () => {
  const doc = new Y.Doc();
  const copy = openDeviceCopy('ayşe', 'son', doc);
  await copy.load(() => undefined);
  writeStory(doc, { content: 'Son söz.' });
  copy.flush();
  // IndexedDB has stored nothing of it: the page was gone.
  doc.destroy();
  const kept = localStorage.getItem('yazihane.newest.ayşe.son');
  await removeStoryCopy('ayşe', 'son');
  localStorage.setItem('yazihane.newest.ayşe.son', kept ?? '');
  const again = await open('ayşe', 'son');
  expect(readStory(again.doc).content).toBe('Son söz.');
  await again.copy.close();
  const later = await open('ayşe', 'son');
  expect(readStory(later.doc).content).toBe('Son söz.');
  expect(localStorage.getItem('yazihane.newest.ayşe.son')).toBeNull();
  await later.copy.close();
});

test('a removed copy leaves nothing', async () => {
  const own = await open('ayşe', 'silinen');
  writeStory(own.doc, { content: 'Gitsin.' });
  own.copy.setUnsent();
  await own.copy.close();
  await removeStoryCopy('ayşe', 'silinen');
  const again = await open('ayşe', 'silinen');
  expect([readStory(again.doc).content, unsentStories('ayşe')]).toEqual(['', []]);
  await again.copy.close();
});

test('a browser without storage refuses to open a copy, at once', async () => {
  vi.stubGlobal('indexedDB', {
    open() {
      const request = { error: new DOMException('forbidden'), onerror: () => undefined as unknown };
      queueMicrotask(() => request.onerror());
      return request;
    },
  });
  const copy = openDeviceCopy('ayşe', 'yasak', new Y.Doc());
  await expect(copy.load(() => undefined)).rejects.toThrow('forbidden');
  await copy.close();
});

test('a database that the browser closes stops no change, and is reported once', async () => {
  const databases = watchDatabases();
  const { doc, copy, onFailed } = await open('ayşe', 'kapanan');
  writeStory(doc, { content: 'Bir.' });
  await copy.whenStored();
  databases.close();
  let updates = 0;
  doc.on('update', () => {
    updates += 1;
  });
  writeStory(doc, { content: 'Bir. İki.' });
  writeStory(doc, { content: 'Bir. İki. Üç.' });
  expect(updates).toBe(2);
  await expect.poll(() => onFailed.mock.calls.length).toBe(1);
  await expect(copy.whenStored()).rejects.toThrow();
  await copy.close();
});

test('a database that another tab deletes stops no change, and is reported', async () => {
  const { doc, copy, onFailed } = await open('ayşe', 'başka sekme');
  await new Promise((resolve) => {
    indexedDB.deleteDatabase(copyDatabase('ayşe', 'başka sekme')).onsuccess = resolve;
  });
  expect(onFailed).toHaveBeenCalledOnce();
  writeStory(doc, { content: 'Bir.' });
  expect(readStory(doc).content).toBe('Bir.');
  await copy.close();
});

test('after a change that finds no room nothing is stored, nor what the server has', async () => {
  const first = await open('ayşe', 'dolu');
  writeStory(first.doc, { content: 'Bir.' });
  await first.copy.whenStored();
  const { add } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementationOnce(function (this: IDBObjectStore, value) {
    const request = add.call(this, value);
    this.transaction.abort();
    return request;
  });
  writeStory(first.doc, { content: 'Bir. İki.' });
  writeStory(first.doc, { content: 'Bir. İki. Üç.' });
  await expect(first.copy.keepServerState({ version: 3, vector: new Uint8Array([0]) })).rejects.toThrow();
  expect(first.onFailed).toHaveBeenCalledOnce();
  first.copy.flush();
  await first.copy.close();
  localStorage.removeItem('yazihane.newest.ayşe.dolu');
  const again = await open('ayşe', 'dolu');
  expect(again.known).toBeNull();
  await again.copy.close();
});

test('many changes are read as one', async () => {
  const { doc, copy } = await open('ayşe', 'uzun');
  for (let word = 1; word <= 600; word += 1) writeStory(doc, { content: `Kelime ${word}.` });
  await copy.close();
  const again = await open('ayşe', 'uzun');
  expect(readStory(again.doc).content).toBe('Kelime 600.');
  await again.copy.close();
  const getAll = vi.spyOn(IDBObjectStore.prototype, 'getAll');
  const last = await open('ayşe', 'uzun');
  expect(readStory(last.doc).content).toBe('Kelime 600.');
  const { value } = getAll.mock.results[0] as { value: IDBRequest<unknown[]> };
  expect(value.result).toHaveLength(1);
  await last.copy.close();
});

test('a story whose database the browser closes still goes to the server, and is at risk without a connection', async () => {
  const databases = watchDatabases();
  const server = createFakeServer();
  const session = await server.open({ copy: (doc) => openDeviceCopy('ayşe', 'iOS', doc) });
  session.write({ content: 'Bir.' });
  await session.whenSaved(5_000);
  databases.close();
  session.write({ content: 'Bir. İki.' });
  session.write({ content: 'Bir. İki. Üç.' });
  await session.whenSaved(5_000);
  expect(server.content()).toBe('Bir. İki. Üç.');
  server.cut();
  session.write({ content: 'Dört.' });
  await expect.poll(() => session.getSnapshot().state).toBe('at-risk');
  await session.close();
});

test('a story that is left before its copy is read is closed, and keeps what the last page left behind', async () => {
  const kept = new Y.Doc();
  writeStory(kept, { content: 'Son söz.' });
  const bytes = Buffer.from(Y.encodeStateAsUpdate(kept)).toString('base64');
  localStorage.setItem('yazihane.newest.ayşe.erken', bytes);
  const server = createFakeServer();
  const opening = server.begin({ copy: (doc) => openDeviceCopy('ayşe', 'erken', doc) });
  await opening.session.close();
  await opening.opened;
  expect(server.connections()).toBe(0);
  const again = await open('ayşe', 'erken');
  expect(readStory(again.doc).content).toBe('Son söz.');
  await again.copy.close();
});
