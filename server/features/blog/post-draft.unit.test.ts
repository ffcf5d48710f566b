import { expect, test } from 'vitest';
import { postColumns } from './post-draft.ts';

const opening = async (content: string) =>
  (await postColumns({ title: 'Başlık', content, excerpt: '', featuredImage: '', status: 'draft' })).opening;

test('takes the text that replaces an excerpt from below the headings', async () => {
  expect(
    await opening('<h2>Giriş <em>sözü</em></h2><p>Deniz kabardı.</p><h3>Sonra</h3><p>Duruldu.</p>'),
  ).toBe('Deniz kabardı. Duruldu.');
  expect(await opening('<h2>Yalnız başlık</h2>')).toBe('Yalnız başlık');
});

test('has three dots after a cut, also behind a sentence', async () => {
  expect(await opening(`<p>${'a'.repeat(199)}. Devamı.</p>`)).toBe(`${'a'.repeat(199)}...`);
});
