import { expect, test } from 'vitest';
import { cacheTypeOf, cacheTypes, clearFailedText } from './cache-types.ts';

test('has the seven specified types and throws for an unknown one', () => {
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

test('returns the specified message when clearing has failed', () => {
  expect(clearFailedText('stories')).toBe('Hikâye önbelleği temizlenirken bir hata oluştu.');
  expect(clearFailedText('all')).toBe('Önbellek temizlenirken bir hata oluştu.');
});
