import { expect, it } from 'vitest';
import { keepSuffixes } from './suffix-hyphen.ts';

it('joins a suffix to its hyphen, and leaves other hyphens alone', () => {
  expect(keepSuffixes('zaman: -di, “-miş”')).toBe('zaman: -\u2060di, “-\u2060miş”');
  for (const text of ['1990-2000', 'ön-bilgi', 'aşk -- ve', '- madde']) expect(keepSuffixes(text)).toBe(text);
});
