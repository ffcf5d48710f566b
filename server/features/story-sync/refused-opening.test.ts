import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StoryPage } from '#contract/stories.ts';
import { messages } from '#domain/messages/index.ts';
import { storyTypes } from '#domain/story/document/story-document.ts';
import type { ServerMessage } from '#domain/story/document/sync-messages.ts';
import { storageFull } from '#domain/story/story-storage.ts';
import { type SignedInClient, startTestApp, type TestApp } from '#testing/harness.ts';
import { openSync, type SyncClient } from '#testing/story-sync/sync-client.ts';

const adminEmail = 'yonetici@site.example';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ configured: true, env: { ADMIN_EMAILS: adminEmail } });
});
afterAll(() => app.stop());

const open = (by: SignedInClient, storyId: string = randomUUID()) =>
  openSync(app.url, { cookie: by.cookie(), storyId, create: true });
const isRefusal = (message: ServerMessage): message is Extract<ServerMessage, { kind: 'refused' }> =>
  message.kind === 'refused';

/** Resolves with what a client is told whose connection is refused, and the code that it is closed with. */
async function endOf(client: SyncClient) {
  const { batch, refusal, text } = await client.message(isRefusal);
  return { batch, refusal, text, code: await client.closed };
}

const totalOf = async (client: SignedInClient) => (await client.get<StoryPage>('/stories')).body.total;

async function setMaintenance(isOn: boolean): Promise<void> {
  await app.deps.pool.query('UPDATE site_settings SET maintenance = $1', [isOn]);
  await expect.poll(() => app.deps.settings.maintenance).toBe(isOn);
}

test('makes no story during maintenance, but opens what is stored, and makes an administrator’s', async () => {
  const [person, admin] = [await app.signIn(), await app.signIn({ email: adminEmail })];
  const known = randomUUID();
  const editor = await open(person, known);
  await editor.change((doc) => storyTypes(doc).content.insert(0, 'Önce.'));
  editor.close();
  await setMaintenance(true);
  try {
    expect(await endOf(await open(person))).toMatchObject({ batch: 0, refusal: 'maintenance' });
    expect(await totalOf(person)).toBe(1);
    // Its client may not know that the story was stored.
    const again = await open(person, known);
    expect(again.content()).toBe('Önce.');
    const own = await open(admin);
    expect(own.messages).toMatchObject([{ kind: 'updates' }]);
    for (const client of [again, own]) client.close();
  } finally {
    await setMaintenance(false);
  }
});

test('tells a full account why a new story is not opened', async () => {
  const writer = await app.signIn();
  (await open(writer)).close();
  await app.deps.pool.query('UPDATE story_storage SET bytes = 200000000 WHERE user_id = $1', [writer.userId]);
  expect(await endOf(await open(writer))).toEqual({
    batch: 0,
    refusal: 'storage-full',
    text: storageFull(200_000_000),
    code: 1013,
  });
  expect(await totalOf(writer)).toBe(1);
});

test('tells why the connection after the fiftieth of an account is not opened', async () => {
  const writer = await app.signIn();
  const id = randomUUID();
  const editors = await Promise.all(Array.from({ length: 50 }, () => open(writer, id)));
  expect(await endOf(await open(writer, id))).toEqual({
    batch: 0,
    refusal: 'too-many',
    text: messages.story.tooManyOpen,
    code: 1013,
  });
  for (const editor of editors) editor.close();
});

test('tells that a story cannot be opened at present', async () => {
  const writer = await app.signIn();
  await app.deps.pool.query('ALTER TABLE story_documents RENAME TO out_of_reach');
  try {
    expect(await endOf(await open(writer))).toEqual({
      batch: 0,
      refusal: 'unavailable',
      text: messages.request.unavailable,
      code: 1013,
    });
  } finally {
    await app.deps.pool.query('ALTER TABLE out_of_reach RENAME TO story_documents');
  }
});

test('closes for good where another attempt would fare no better', async () => {
  const [writer, stranger] = [await app.signIn(), await app.signIn()];
  const id = randomUUID();
  (await open(writer, id)).close();
  expect(await endOf(await open(stranger, id))).toMatchObject({ refusal: 'not-found', code: 4000 });
});
