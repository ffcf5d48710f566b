import { expect, test } from 'vitest';
import * as Y from 'yjs';
import { storyTypes } from '#domain/story/document/story-document.ts';
import { createFakeServer } from '#testing/story-sync/fake-server.ts';
import { GeneratedText } from './generated-text.ts';
import type { StorySession } from './story-session.ts';

const textOf = (session: StorySession) => storyTypes(session.doc).content.toString();
const tinted = (session: StorySession) =>
  (storyTypes(session.doc).content.toDelta() as { insert: string; attributes?: { ai?: string } }[])
    .filter(({ attributes }) => attributes?.ai)
    .map(({ insert }) => insert);
const begin = (session: StorySession, place: number, id = 'g1') =>
  new GeneratedText(session.doc, session.history, id, place);
const type = (session: StorySession, at: number, text: string) =>
  session.doc.transact(() => storyTypes(session.doc).content.insert(at, text), 'typing');

async function written(content: string, server = createFakeServer()) {
  const session = await server.open();
  session.write({ content });
  return session;
}

test('a text grows at its place, apart from what stands around it, and is one step of undo', async () => {
  const session = await written('Baş. Son.');
  const generated = begin(session, 5);
  generated.show('Yağmur');
  generated.show('Yağmur dindi.');
  expect(textOf(session)).toBe('Baş. \n\nYağmur dindi.\n\nSon.');
  generated.close('Yağmur dindi. Güneş açtı.');
  expect(textOf(session)).toBe('Baş. \n\nYağmur dindi. Güneş açtı.\n\nSon.');
  expect(tinted(session)).toEqual(['Yağmur dindi. Güneş açtı.']);
  session.undo();
  expect(textOf(session)).toBe('Baş. Son.');
  session.redo();
  expect(textOf(session)).toBe('Baş. \n\nYağmur dindi. Güneş açtı.\n\nSon.');
  expect(tinted(session)).toEqual(['Yağmur dindi. Güneş açtı.']);
  await session.close();
});

test('what is typed before, inside and behind it meanwhile stays where it was typed', async () => {
  const session = await written('Baş.');
  const generated = begin(session, 4);
  generated.show('Bir kadın');
  type(session, 0, 'Önce. ');
  const inside = textOf(session).indexOf('kadın');
  type(session, inside, 'yaşlı ');
  type(session, textOf(session).length, ' (not)');
  generated.close('Bir kadın geldi.');
  expect(textOf(session)).toBe('Önce. Baş.\n\nBir yaşlı kadın geldi. (not)');
  expect(tinted(session)).toEqual(['Bir ', 'kadın geldi.']);
  await session.close();
});

test('a final text that differs keeps what both have in common', async () => {
  const session = await written('');
  const generated = begin(session, 0);
  generated.show('Işte hikâye: Kar yağdı');
  generated.close('Işte hikâye. Kar yağdı.');
  expect(textOf(session)).toBe('Işte hikâye. Kar yağdı.');
  expect(session.openGenerations()).toEqual([]);
  await session.close();
});

test('a generation that fails leaves nothing, and may be shown anew', async () => {
  const session = await written('Baş.');
  const generated = begin(session, 4);
  generated.show('Bir kadın');
  generated.withdraw();
  expect(textOf(session)).toBe('Baş.');
  expect(session.openGenerations()).toEqual([]);
  begin(session, 4).close('Bir adam');
  expect(textOf(session)).toBe('Baş.\n\nBir adam');
  await session.close();
});

test('a generation that fails in the middle of a paragraph leaves it as it was', async () => {
  const session = await written('Baş. Son.');
  const generated = begin(session, 5);
  generated.show('Bir kadın');
  generated.withdraw();
  expect(textOf(session)).toBe('Baş. Son.');
  session.undo();
  expect(textOf(session)).toBe('');
  await session.close();
});

test('undo while a text grows takes back what was typed, never its words', async () => {
  const session = await written('Baş.');
  const generated = begin(session, 4);
  generated.show('Bir kadın');
  session.undo();
  expect(textOf(session)).toBe('\n\nBir kadın');
  session.undo();
  generated.close('Bir kadın geldi.');
  expect(textOf(session)).toBe('\n\nBir kadın geldi.');
  session.undo();
  expect(textOf(session)).toBe('');
  await session.close();
});

test('a final text that differs loses nothing where the writer has deleted some of it meanwhile', async () => {
  const rewrite = async (deleted: string, final: string) => {
    const session = await written('');
    const generated = begin(session, 0);
    generated.show('Kar yağdı. Kar dindi. Gün doğdu.');
    const at = textOf(session).indexOf(deleted);
    session.doc.transact(() => storyTypes(session.doc).content.delete(at, deleted.length), 'typing');
    generated.close(final);
    const text = textOf(session);
    await session.close();
    return text;
  };
  expect(await rewrite(' Gün doğdu.', 'Kar yağdı. Kar dindi. Gün battı.')).toBe(
    'Kar yağdı. Kar dindi.battı.',
  );
  expect(await rewrite('Kar yağdı. ', 'Kar yağdı. Kar dindi. Gün battı.')).toBe('Kar dindi. Gün battı.');
  expect(await rewrite(' dindi', 'Kar yağdı. Kar dindi. Gün battı.')).toBe('Kar yağdı. Kar. Gün battı.');
});

test('a text that was put in is not put in again, also where the writer has taken it out since', async () => {
  const session = await written('Baş.');
  begin(session, 4).close('Bir kadın.');
  begin(session, 4).close('Bir kadın.');
  expect(textOf(session)).toBe('Baş.\n\nBir kadın.');
  session.write({ content: 'Baş.' });
  begin(session, 4).close('Bir kadın.');
  expect(textOf(session)).toBe('Baş.');
  await session.close();
});

test('a text that was edited meanwhile goes on behind what stands of it', async () => {
  const session = await written('');
  const generated = begin(session, 0);
  generated.show('Bir yaşlı kadın kapıyı');
  const at = textOf(session).indexOf('yaşlı ');
  session.doc.transact(() => storyTypes(session.doc).content.delete(at, 6), 'typing');
  begin(session, 0).close('Bir yaşlı kadın kapıyı açtı.');
  expect(textOf(session)).toBe('Bir kadın kapıyı açtı.');
  await session.close();
});

test('a text that is gone on with after a reload is one step of undo, with what stood before', async () => {
  const server = createFakeServer();
  const first = await written('Baş.', server);
  begin(first, 4).show('Bir kadın');
  type(first, textOf(first).indexOf('kadın'), 'yaşlı ');
  await first.whenSaved(5_000);
  await first.close();
  const second = await server.open();
  await expect.poll(() => textOf(second)).toBe('Baş.\n\nBir yaşlı kadın');
  begin(second, 0).close('Bir kadın geldi.');
  expect(textOf(second)).toBe('Baş.\n\nBir yaşlı kadın geldi.');
  expect(tinted(second)).toEqual(['Bir ', 'kadın geldi.']);
  second.undo();
  expect(textOf(second)).toBe('Baş.yaşlı ');
  await second.close();
});

test('undo after a reload takes the blank lines out that the text was set apart with', async () => {
  const server = createFakeServer();
  const first = await written('Baş. Son.', server);
  begin(first, 5).show('Bir kadın');
  await first.whenSaved(5_000);
  await first.close();
  const finishing = [
    (text: GeneratedText) => text.withdraw(),
    (text: GeneratedText, session: StorySession) => {
      text.close('Bir kadın geldi.');
      session.undo();
    },
  ];
  for (const finish of finishing) {
    const again = await server.open();
    await expect.poll(() => textOf(again)).toBe('Baş. \n\nBir kadın\n\nSon.');
    again.disconnect();
    finish(begin(again, 0), again);
    expect(textOf(again)).toBe('Baş. Son.');
    await again.close();
  }
});

test('another device that finds the generation goes on at its place, without repeating a word', async () => {
  const server = createFakeServer();
  const first = await written('Birinci.\n\nİkinci.', server);
  const generated = begin(first, 8);
  generated.show('Ara söz');
  await first.whenSaved(5_000);
  const second = await server.open();
  await expect.poll(() => textOf(second)).toBe('Birinci.\n\nAra söz\n\nİkinci.');
  await first.close();
  type(second, 0, 'En baş. ');
  begin(second, 0).close('Ara söz bitti.');
  expect(textOf(second)).toBe('En baş. Birinci.\n\nAra söz bitti.\n\nİkinci.');
  await second.close();
});

test('a generation found before its first word goes where it was asked for', async () => {
  const server = createFakeServer();
  const first = await written('Birinci.\n\nİkinci.', server);
  begin(first, 8);
  await first.whenSaved(5_000);
  const second = await server.open();
  await expect.poll(() => textOf(second)).toBe('Birinci.\n\nİkinci.');
  await first.close();
  type(second, 0, 'En baş. ');
  begin(second, 0).close('Ara söz.');
  expect(textOf(second)).toBe('En baş. Birinci.\n\nAra söz.\n\nİkinci.');
  expect(second.openGenerations()).toEqual([]);
  await second.close();
});

test('a deletion of the whole passage by the writer does not stop the text', async () => {
  const session = await written('Baş.');
  const generated = begin(session, 4);
  generated.show('Bir kadın');
  session.doc.transact(() => storyTypes(session.doc).content.delete(0, textOf(session).length), 'typing');
  generated.close('Bir kadın geldi.');
  expect(textOf(session)).toBe(' geldi.');
  const fresh = new Y.Doc();
  Y.applyUpdate(fresh, Y.encodeStateAsUpdate(session.doc));
  expect(storyTypes(fresh).content.toString()).toBe(' geldi.');
  await session.close();
});
