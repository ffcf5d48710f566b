import { expect, test } from 'vitest';
import { differingFields, emptyFields, mergeSaved, sameFields } from './post-fields.ts';

test('keeps fields that changed during a save and takes the others from the saved post', () => {
  const sent = { ...emptyFields, title: 'Deniz', content: '<p>a</p><script></script>' };
  const saved = { ...sent, slug: 'deniz', content: '<p>a</p>' };
  expect(mergeSaved({ ...sent, title: 'Deniz feneri' }, sent, saved)).toEqual({
    ...saved,
    title: 'Deniz feneri',
  });
  expect(mergeSaved({ ...sent, content: '<p>ab</p>' }, sent, saved)).toEqual({
    ...saved,
    content: '<p>ab</p>',
  });
});

test('ignores white space at the ends and the order of categories', () => {
  const one = { ...emptyFields, title: 'Deniz', categoryIds: ['a', 'b'] };
  expect(sameFields(one, { ...one, title: ' Deniz ', categoryIds: ['b', 'a'] })).toBe(true);
  expect(sameFields(one, { ...one, status: 'published' })).toBe(false);
});

test('names the fields in which two versions differ', () => {
  const one = { ...emptyFields, title: 'Deniz', categoryIds: ['a'] };
  expect(differingFields(one, { ...one, categoryIds: ['b'], slug: 'deniz' })).toEqual([
    'Adres',
    'Kategoriler',
  ]);
  expect(differingFields(one, { ...one, title: 'Deniz ' })).toEqual([]);
});
