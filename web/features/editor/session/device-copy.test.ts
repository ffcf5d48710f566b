import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as Y from 'yjs';
import { readStory, writeStory } from '#domain/story/document/story-document.ts';
import { removeStoryCopy, unsentStories } from '#web/lib/story-copies.ts';
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
afterEach(() => void vi.unstubAllGlobals());

async function open(userId: string, storyId: string) {
  const doc = new Y.Doc();
  const copy = openDeviceCopy(userId, storyId, doc);
  return { doc, copy, known: await copy.load() };
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
  await copy.load();
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
  await expect(copy.load()).rejects.toThrow('forbidden');
  await copy.close();
});
