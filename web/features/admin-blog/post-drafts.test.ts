import { expect, test, vi } from 'vitest';
import type { PostDraft } from './draft-store.ts';
import { createPostDrafts, type PostWork } from './post-drafts.ts';
import { emptyFields } from './post-fields.ts';

const fields = (title: string) => ({ ...emptyFields, title });
const newPost: PostWork = {
  userId: 'ayse',
  postId: 'post',
  revision: null,
  fields: emptyFields,
  baseline: emptyFields,
};
const draft = (id: string, part: Partial<PostDraft> = {}): PostDraft => ({
  id,
  userId: 'ayse',
  postId: 'post',
  revision: null,
  fields: fields(id),
  updatedAt: 0,
  ...part,
});

function openForm(stored: PostDraft[], work = newPost, live: string[] = []) {
  const records = new Map(stored.map((item) => [item.id, item]));
  const offered = vi.fn<(drafts: readonly PostDraft[]) => void>();
  const drafts = createPostDrafts('own', work, {
    store: {
      all: async () => [...records.values()],
      put: async (item) => void records.set(item.id, item),
      remove: async (id) => void records.delete(id),
    },
    liveIds: async () => new Set(live),
    onOfferedChange: offered,
    onRiskChange: () => undefined,
  });
  return { drafts, records, offeredIds: () => offered.mock.lastCall?.[0].map(({ id }) => id) ?? [] };
}

test('stores the newest fields of the form, and removes them when they equal the saved ones', async () => {
  const { drafts, records } = openForm([]);
  drafts.update({ ...newPost, fields: fields('Deniz') });
  drafts.update({ ...newPost, fields: fields('Deniz feneri') });
  await drafts.autosave.flush();
  expect(records.get('own')?.fields.title).toBe('Deniz feneri');

  drafts.update({ ...newPost, fields: fields('Deniz feneri'), baseline: fields('Deniz feneri') });
  await drafts.autosave.flush();
  expect(records.has('own')).toBe(false);
});

test('stores nothing when the form was only rendered again', async () => {
  const { drafts } = openForm([]);
  drafts.update({ ...newPost });
  expect(drafts.autosave.isAtRisk()).toBe(false);
});

test('offers the drafts of closed forms of the same person, newest first and each text once', async () => {
  const { drafts, records, offeredIds } = openForm(
    [
      draft('old', { fields: fields('Ada'), updatedAt: 1 }),
      draft('new', { fields: fields('Ada'), updatedAt: 2 }),
      draft('other', { updatedAt: 3 }),
      draft('open', { updatedAt: 4 }),
      draft('of-somebody-else', { userId: 'can', updatedAt: 5 }),
      draft('saved-post', { revision: 2, updatedAt: 6 }),
    ],
    newPost,
    ['open'],
  );
  await drafts.load();
  expect(offeredIds()).toEqual(['other', 'new']);
  expect(records.has('old')).toBe(false);
});

test('offers only drafts of the same post when the post is saved', async () => {
  const saved = { ...newPost, revision: 3, baseline: fields('Kayıtlı') };
  const stored = [
    draft('mine', { revision: 2 }),
    draft('equal', { revision: 2, fields: fields('Kayıtlı') }),
    draft('another-post', { postId: 'another', revision: 2 }),
  ];
  const { drafts, offeredIds } = openForm(stored, saved);
  await drafts.load();
  expect(offeredIds()).toEqual(['mine']);
});

test('stores fields that were set aside and offers them, but not empty ones', async () => {
  const { drafts, records, offeredIds } = openForm([]);
  await drafts.setAside(emptyFields);
  expect(records.size).toBe(0);
  await drafts.setAside(fields('Benim metnim'));
  expect([...records.keys()]).toEqual(offeredIds());
  expect([...records.values()][0]?.fields.title).toBe('Benim metnim');
});

test('deletes an adopted draft after the form has stored its own', async () => {
  const { drafts, records, offeredIds } = openForm([draft('found')]);
  await drafts.load();
  const [offered] = records.values();
  if (!offered) throw new Error('no draft');
  const adopted = drafts.adopted(offered);
  // The form is rendered a moment later.
  drafts.update({ ...newPost, fields: offered.fields });
  await adopted;
  expect(offeredIds()).toEqual([]);
  expect([...records.keys()]).toEqual(['own']);
  expect(records.get('own')?.fields).toEqual(offered.fields);
});

test('stores unsaved work when the form closes', async () => {
  const { drafts, records } = openForm([]);
  drafts.update({ ...newPost, fields: fields('Yarım') });
  await drafts.close();
  expect(records.get('own')?.fields.title).toBe('Yarım');
});
