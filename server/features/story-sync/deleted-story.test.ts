import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type * as Y from 'yjs';
import { storyTypes } from '#domain/story/document/story-document.ts';
import type { ServerMessage } from '#domain/story/document/sync-messages.ts';
import { type SignedInClient, startTestApp, type TestApp } from '#testing/harness.ts';
import { openSync, type SyncClient } from '#testing/story-sync/sync-client.ts';

let app: TestApp;
let other: TestApp;
let writer: SignedInClient;
beforeAll(async () => {
  app = await startTestApp();
  other = await app.startAnother();
  writer = await app.signIn();
});
afterAll(() => app.stop());

const open = (storyId: string, at: TestApp = app) =>
  openSync(at.url, { cookie: writer.cookie(), storyId, create: true });
const insert = (text: string) => (doc: Y.Doc) => storyTypes(doc).content.insert(0, text);
const isRefusal = (message: ServerMessage): message is Extract<ServerMessage, { kind: 'refused' }> =>
  message.kind === 'refused';

/** Resolves with why a connection was refused, and the code that it was closed with. */
const endOf = async (client: SyncClient) => [(await client.message(isRefusal)).refusal, await client.closed];

test('closes the connections of a story that is deleted, in every process, and can be made anew with its id', async () => {
  const id = randomUUID();
  const editors = [await open(id), await open(id, other)];
  expect(await editors[0]?.change(insert('Eski.'))).toBe(1);
  await writer.post(`/stories/${id}/trash`);
  expect((await writer.delete(`/stories/${id}`)).status).toBe(200);
  expect(await Promise.all(editors.map(endOf))).toEqual([
    ['not-found', 4000],
    ['not-found', 4000],
  ]);
  const [first, second] = [await open(id), await open(id, other)];
  expect(await first.change(insert('Yeni.'))).toBe(1);
  await expect.poll(() => second.content()).toBe('Yeni.');
  for (const client of [first, second]) client.close();
});

test('a document that is behind an open editor, as its story was made anew unnoticed, is opened and synchronised', async () => {
  const id = randomUUID();
  const old = await open(id);
  expect(await old.change(insert('Eski.'))).toBe(1);
  // Such a document as a story has that was just made: the notice of the deletion did not arrive.
  await app.deps.pool.query('DELETE FROM story_updates WHERE story_id = $1', [id]);
  await app.deps.pool.query(
    'UPDATE story_documents SET version = 0, derived_version = 0, pending_bytes = 0 WHERE story_id = $1',
    [id],
  );
  const [first, second] = [await open(id), await open(id)];
  expect(await endOf(old)).toEqual(['not-found', 4000]);
  expect(await first.change(insert('Yeni.'))).toBe(1);
  await expect.poll(() => second.content()).toBe('Yeni.');
  // An answer to the opening, a confirmation, perhaps a notice between them; an opening without end sends thousands.
  expect(first.messages.length).toBeLessThan(10);
  for (const client of [first, second]) client.close();
});
