import { describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { storyTypes } from '#domain/story/document/story-document.ts';
import { createFakeServer } from '#testing/story-sync/fake-server.ts';

describe('undo', () => {
  test('takes an operation out as one step, and what was typed meanwhile as another', async () => {
    const session = await createFakeServer().open();
    const { content } = storyTypes(session.doc);
    session.write({ content: 'Yağmur.' });
    const generation = session.history.step('generation');
    session.insertGenerated(7, ' Bir', generation);
    session.write({ content: 'Sert yağmur. Bir' });
    session.insertGenerated(content.length, ' kadın', generation);
    session.insertGenerated(content.length, ' geldi.', generation);
    expect(content.toString()).toBe('Sert yağmur. Bir kadın geldi.');
    session.undo();
    expect(content.toString()).toBe('Yağmur. Bir kadın geldi.');
    session.undo();
    expect(content.toString()).toBe('Yağmur.');
    session.redo();
    session.redo();
    expect(content.toString()).toBe('Sert yağmur. Bir kadın geldi.');
    await session.close();
  });

  test('never takes back what somebody else wrote', async () => {
    const server = createFakeServer();
    const mine = await server.open();
    mine.write({ content: 'Benim. ' });
    await mine.whenSaved(5_000);
    const theirs = await server.open();
    await expect.poll(() => theirs.contents().content).toBe('Benim. ');
    theirs.write({ content: 'Benim. Onun.' });
    await expect.poll(() => mine.contents().content).toBe('Benim. Onun.');
    mine.undo();
    expect(mine.contents().content).toBe('Onun.');
    mine.undo();
    expect(mine.contents().content).toBe('Onun.');
    await Promise.all([mine.close(), theirs.close()]);
  });

  test('begins anew after a change: nothing can be redone', async () => {
    const session = await createFakeServer().open();
    session.write({ content: 'Bir.' });
    session.undo();
    expect(session.getSnapshot().canRedo).toBe(true);
    session.write({ content: 'İki.' });
    expect(session.getSnapshot().canRedo).toBe(false);
    expect(session.redo()).toBe(false);
    await session.close();
  });
});

describe('generated text', () => {
  const tinted = (doc: Y.Doc) =>
    storyTypes(doc)
      .content.toDelta()
      .filter(({ attributes }: { attributes?: { ai?: boolean } }) => attributes?.ai)
      .map(({ insert }: { insert: string }) => insert);

  test('is tinted on every device; what a person types inside it is not', async () => {
    const server = createFakeServer();
    const first = await server.open();
    first.insertGenerated(0, 'Kadın kapıyı açtı.', first.history.step('generation'));
    await first.whenSaved(5_000);
    const second = await server.open();
    first.doc.transact(() => storyTypes(first.doc).content.insert(6, 'yavaşça '), 'typing');
    expect(tinted(first.doc)).toEqual(['Kadın ', 'kapıyı açtı.']);
    await expect.poll(() => tinted(second.doc)).toEqual(['Kadın ', 'kapıyı açtı.']);
    await Promise.all([first.close(), second.close()]);
  });

  test('arrives at its anchor, whatever is typed before it meanwhile', async () => {
    const server = createFakeServer();
    const first = await server.open();
    first.write({ content: 'Baş. Son.' });
    const anchor = first.anchor(5);
    const sent = Y.encodeRelativePosition(anchor);
    await first.whenSaved(5_000);
    const second = await server.open();
    await expect.poll(() => second.contents().content).toBe('Baş. Son.');
    second.write({ content: 'Çok daha uzun bir baş. Son.' });
    const place = second.placeOf(Y.decodeRelativePosition(sent));
    expect(place === null ? null : second.contents().content.slice(place)).toBe('Son.');
    await Promise.all([first.close(), second.close()]);
  });
});

describe('the connection', () => {
  test('says where the words are, and sends what was written without it', async () => {
    const server = createFakeServer();
    const session = await server.open();
    expect(session.getSnapshot().state).toBe('blank');
    session.write({ content: 'Önce.' });
    await expect.poll(() => session.getSnapshot().state).toBe('saved');
    server.cut();
    session.write({ content: 'Önce. Sonra.' });
    await expect.poll(() => session.getSnapshot().state).toBe('offline');
    server.restore();
    await expect.poll(() => session.getSnapshot().state, { timeout: 5_000 }).toBe('saved');
    expect(server.content()).toBe('Önce. Sonra.');
    await session.close();
  });

  test('keeps a deletion made without it, also over a restart of the browser', async () => {
    const server = createFakeServer();
    const device = server.device();
    const before = await server.open(device);
    before.write({ content: 'Kalsın. Gitsin.' });
    await before.whenSaved(5_000);
    server.cut();
    before.write({ content: 'Kalsın.' });
    await before.close();
    server.restore();
    const after = await server.open(device);
    expect(after.contents().content).toBe('Kalsın.');
    await after.whenSaved(5_000);
    expect(server.content()).toBe('Kalsın.');
    await after.close();
  });

  test('keeps what the server refuses on the device, and sends it when the writer has mended it', async () => {
    const server = createFakeServer();
    const session = await server.open();
    session.write({ content: 'Kısa.' });
    await session.whenSaved(5_000);
    server.refuseNext('too-long', 'Metin çok uzun.');
    session.write({ content: 'Uzun uzun.' });
    await expect
      .poll(() => session.getSnapshot())
      .toMatchObject({ state: 'too-long', notice: 'Metin çok uzun.' });
    expect(server.content()).toBe('Kısa.');
    session.write({ content: 'Orta.' });
    await expect.poll(() => server.content(), { timeout: 5_000 }).toBe('Orta.');
    await expect.poll(() => session.getSnapshot()).toMatchObject({ state: 'saved', notice: null });
    await session.close();
  });

  test('says why a new story is refused at once, and sends it when there is room', async () => {
    const server = createFakeServer();
    server.refuseOpening({ refusal: 'storage-full', text: 'Yeriniz doldu.' });
    const session = await server.open();
    session.write({ content: 'Yeni.' });
    await expect
      .poll(() => session.getSnapshot())
      .toMatchObject({ state: 'storage-full', notice: 'Yeriniz doldu.', hasUnsent: true });
    await expect(session.whenSaved(5_000)).rejects.toThrow('Yeriniz doldu.');
    server.refuseOpening(null);
    session.reconnect();
    await session.whenSaved(5_000);
    expect(server.content()).toBe('Yeni.');
    expect(session.getSnapshot()).toMatchObject({ state: 'saved', notice: null });
    await session.close();
  });

  test('stops when the session has ended, and goes on after signing in again', async () => {
    const server = createFakeServer();
    const session = await server.open();
    session.write({ content: 'Önce.' });
    await session.whenSaved(5_000);
    server.refuseNext('signed-out', 'Giriş yapın.');
    session.write({ content: 'Önce. Sonra.' });
    await expect.poll(() => session.getSnapshot().state).toBe('signed-out');
    session.reconnect();
    await expect.poll(() => server.content(), { timeout: 5_000 }).toBe('Önce. Sonra.');
    await session.close();
  });

  test('leaves no trace of a story in which nothing was written', async () => {
    const server = createFakeServer();
    const session = await server.open();
    await session.close();
    expect(server.connections()).toBe(0);
  });
});

test('a batch that is stored after another was refused does not pass for all of the words', async () => {
  const server = createFakeServer();
  const session = await server.open();
  session.write({ content: 'Bir.' });
  await session.whenSaved(5_000);
  server.refuseNext('too-long', 'Çok uzun.');
  session.write({ content: 'Bir. İki.' });
  session.flush();
  session.write({ content: 'Bir. İki. Üç.' });
  session.flush();
  await expect.poll(() => session.getSnapshot().state).toBe('too-long');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(session.getSnapshot().hasUnsent).toBe(true);
  session.reconnect();
  await session.whenSaved(5_000);
  expect(server.content()).toBe('Bir. İki. Üç.');
  await session.close();
});

test('a new story that was emptied before it was sent is sent all the same: the server may have had its words', async () => {
  const server = createFakeServer();
  const session = await server.open();
  server.cut();
  session.write({ content: 'Vazgeçtim.' });
  session.write({ content: '' });
  server.restore();
  session.reconnect();
  await session.whenSaved(5_000);
  expect(session.getSnapshot().hasUnsent).toBe(false);
  await session.close();
});
