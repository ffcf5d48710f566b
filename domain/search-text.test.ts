import { expect, it } from 'vitest';
import { foldForSearch, isSearchable } from './search-text.ts';

it('takes I, ı, İ and i for one letter, and drops accents', () => {
  for (const word of ['IŞIK', 'ışık', 'Işik', 'İŞİK', 'isik']) expect(foldForSearch(word)).toBe('isik');
  expect(foldForSearch('Hikâye')).toBe('hikaye');
});

it('parts words at everything that is no letter or digit', () => {
  expect(foldForSearch('  Ayşe’nin — “3. gece”\n')).toBe('ayse nin 3 gece');
});

it('knows a search that names nothing', () => {
  expect(isSearchable(' %_* ')).toBe(false);
  expect(isSearchable('a')).toBe(true);
});
