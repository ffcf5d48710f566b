import { expect, it } from 'vitest';
import { hitPattern, searchHits } from './search-hits.ts';

const marked = (text: string, search: string) =>
  searchHits(text, search).map(([start, end]) => text.slice(start, end));

it('finds words regardless of case and accents, in the spelling of the text', () => {
  expect(marked('IŞIK, ışık ve isik; kışın Işıldak', 'ışık')).toEqual(['IŞIK', 'ışık', 'isik']);
  expect(marked('Hikâyeler, HİKÂYE', 'hikaye')).toEqual(['Hikâye', 'HİKÂYE']);
  expect(marked('kapı kap', 'KAP')).toEqual(['kap', 'kap']);
});

it('finds accents that are characters of their own', () => {
  expect(marked('I\u0307s\u0327 bitti', 'iş')).toEqual(['I\u0307s\u0327']);
});

it('finds one or two letters only at the beginning of a word', () => {
  expect(marked('Ev ile zaman, kaz; “za', 'za')).toEqual(['za', 'za']);
  expect(marked('bez-az ğz', 'z')).toEqual([]);
});

it('finds each word of a search, the longest first where several fit', () => {
  expect(marked('kuyular ve kuyu', 'kuyu kuyular')).toEqual(['kuyular', 'kuyu']);
  expect(marked('Deniz 3. fener', 'fener 3')).toEqual(['3', 'fener']);
});

it('finds nothing without words, and takes no character of a search for a pattern', () => {
  for (const search of ['', ' %_* ', '.*', '[]']) expect(searchHits('a%_*[].b', search)).toEqual([]);
  expect(hitPattern('%', '\\p{L}')).toBeNull();
  expect(marked('𝒜 Москва 中文 Ø ß', 'москва 中 ø')).toEqual(['Москва', '中', 'Ø']);
});
