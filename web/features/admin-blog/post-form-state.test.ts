import { expect, test } from 'vitest';
import type { AdminPost } from '#contract/blog.ts';
import { emptyFields } from './post-fields.ts';
import { initialPostForm, postFormReducer } from './post-form-state.ts';

const post = {
  ...emptyFields,
  id: 'post',
  revision: 3,
  title: 'Deniz',
  categoryIds: ['a'],
} as unknown as AdminPost;
const other = { ...post, revision: 4, title: 'Kara' } as AdminPost;
const open = initialPostForm(post);

test('creates a new post under an id of its own', () => {
  const state = initialPostForm(null);
  expect(state).toMatchObject({ saved: null, revision: null, fields: emptyFields });
  expect(state.id).not.toBe(initialPostForm(null).id);
});

test('removes the message of a field when the field changes', () => {
  const invalid = postFormReducer(open, { type: 'invalid', issues: { title: 'Boş', slug: 'Dolu' } });
  const state = postFormReducer(invalid, { type: 'changed', part: { title: 'Ada' } });
  expect(state.fields.title).toBe('Ada');
  expect(state.issues).toEqual({ slug: 'Dolu' });
});

test('adds and removes a category without duplicates', () => {
  const toggle = (state: typeof open, categoryId: string, chosen: boolean) =>
    postFormReducer(state, { type: 'category-toggled', categoryId, chosen });
  expect(toggle(toggle(open, 'b', true), 'b', true).fields.categoryIds).toEqual(['a', 'b']);
  expect(toggle(open, 'a', false).fields.categoryIds).toEqual([]);
});

test('removes categories that no longer exist, and keeps the message about them', () => {
  const refused = postFormReducer(open, { type: 'invalid', issues: { categoryIds: 'Artık yok' } });
  const state = postFormReducer(refused, { type: 'categories-known', ids: ['b'] });
  expect([state.fields.categoryIds, state.issues]).toEqual([[], { categoryIds: 'Artık yok' }]);
});

test('keeps what was written while a save was running', () => {
  const sent = { ...open.fields, title: 'Deniz feneri' };
  const writing = postFormReducer({ ...open, fields: sent }, { type: 'changed', part: { excerpt: 'Kısa' } });
  const saved = { ...post, revision: 4, title: 'Deniz feneri', slug: 'deniz-feneri' } as AdminPost;
  const at = new Date(0);
  const state = postFormReducer(writing, { type: 'saved', post: saved, sent, unfetched: [], at });
  expect(state).toMatchObject({ revision: 4, savedAt: at, conflict: null, issues: {} });
  expect(state.fields).toMatchObject({ title: 'Deniz feneri', slug: 'deniz-feneri', excerpt: 'Kısa' });
  expect(state.baseline.excerpt).toBe('');
});

test('shows the other version when a save was refused because of it', () => {
  const state = postFormReducer(open, { type: 'save-failed', issues: {}, conflict: other });
  expect(state.conflict).toBe(other);
  expect(postFormReducer(state, { type: 'conflict-closed' }).conflict).toBeNull();
});

test('bases a restored draft on the revision that it was based on', () => {
  const draft = { fields: { ...emptyFields, title: 'Taslak' }, postId: 'draft', revision: 2 };
  const state = postFormReducer(open, { type: 'draft-restored', ...draft });
  expect(state).toMatchObject({ id: 'post', revision: 2, fields: { title: 'Taslak' } });
  const ofNewPost = { ...draft, revision: null };
  expect(postFormReducer(initialPostForm(null), { type: 'draft-restored', ...ofNewPost }).id).toBe('draft');
});

test('replaces the whole form when the other version is taken', () => {
  const state = postFormReducer({ ...open, conflict: other }, { type: 'other-taken', post: other });
  expect(state).toMatchObject({ revision: 4, conflict: null, fields: { title: 'Kara' } });
  expect(state.baseline).toEqual(state.fields);
});
