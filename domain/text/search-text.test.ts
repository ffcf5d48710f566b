import { expect, it } from 'vitest';
import { foldForSearch, isSearch, wordsOfSearch } from './search-text.ts';

it('takes I, ı, İ and i for one letter, and drops accents', () => {
  for (const word of ['IŞIK', 'ışık', 'Işik', 'İŞİK', 'isik']) expect(foldForSearch(word)).toBe('isik');
  expect(foldForSearch('Hikâye')).toBe('hikaye');
});

it('parts words at everything that is no letter or digit', () => {
  expect(foldForSearch('  Ayşe’nin — “3. gece”\n')).toBe('ayse nin 3 gece');
});

it('tells no search from one that can find nothing', () => {
  expect([isSearch('  '), isSearch(' %_* '), isSearch('a')]).toEqual([false, true, true]);
  expect(wordsOfSearch(' %_* ')).toEqual([]);
  expect(wordsOfSearch('Deniz, DENİZ ve fener')).toEqual(['deniz', 've', 'fener']);
});
