import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeServer } from '#testing/story-sync/fake-server.ts';
import { copyDatabase } from '#web/lib/story-copies.ts';
import { leaveSession } from './leave-session.ts';

beforeEach(() => void vi.stubGlobal('localStorage', { removeItem: () => undefined }));
afterEach(() => void vi.unstubAllGlobals());

/** Makes a database of a copy, which is there until the copy is removed. */
async function makeCopy(storyId: string): Promise<void> {
  const request = indexedDB.open(copyDatabase('', storyId));
  await new Promise<void>((resolve) => {
    request.onsuccess = () => resolve(request.result.close());
  });
}
const hasCopy = async (storyId: string) =>
  (await indexedDB.databases()).some(({ name }) => name === copyDatabase('', storyId));

test('a stored story that was emptied without a connection keeps its copy, with the deletions', async () => {
  const server = createFakeServer();
  const session = await server.open();
  session.write({ content: 'Kalmasın.' });
  await session.whenSaved(5_000);
  server.cut();
  session.disconnect();
  session.write({ content: '' });
  await makeCopy('boşaltılan');
  await leaveSession(session, '', 'boşaltılan');
  expect(await hasCopy('boşaltılan')).toBe(true);
});

test('a new story in which nothing stands leaves no copy', async () => {
  const session = await createFakeServer().open();
  await makeCopy('boş');
  await leaveSession(session, '', 'boş');
  expect(await hasCopy('boş')).toBe(false);
});
