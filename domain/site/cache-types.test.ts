import { expect, test } from 'vitest';
import { cacheTypeOf, cacheTypes, clearFailedText } from './cache-types.ts';

test('there are the seven types of the specification, and an unknown one raises an error', () => {
  expect(Object.keys(cacheTypes)).toEqual([
    'auth',
    'stories',
    'characters',
    'plotElements',
    'tokens',
    'blog',
    'all',
  ]);
  expect(cacheTypeOf('plotElements')).toBe('plotElements');
  for (const unknown of ['', 'Stories', 'toString', '__proto__'])
    expect(() => cacheTypeOf(unknown)).toThrow(RangeError);
});

test('a failure is told in the specified words', () => {
  expect(clearFailedText('stories')).toBe('Hikâye önbelleği temizlenirken bir hata oluştu.');
  expect(clearFailedText('all')).toBe('Önbellek temizlenirken bir hata oluştu.');
});
