import { expect, it } from 'vitest';
import { postCover } from './post-cover.ts';

it('uses the first letter of the title in Turkish upper case as the initial', () => {
  expect(postCover('ışığın peşinde').initial).toBe('I');
  expect(postCover('istek').initial).toBe('İ');
  expect(postCover('“Ve sonra” değil').initial).toBe('V');
  expect(postCover('1984').initial).toBe('1');
  expect(postCover('?!').initial).toBe('…');
});

it('returns the same cover for the same title and different tones for different titles', () => {
  expect(postCover('Tuz')).toEqual(postCover('Tuz'));
  const tones = new Set(
    ['Tuz', 'Islık', 'Defter', 'Kuyu', 'Işık', 'Vapur'].map((title) => postCover(title).tone),
  );
  expect(tones.size).toBeGreaterThan(1);
});

it('places more lines beside an initial with a descender', () => {
  expect(postCover('Çığ').beside).toBeGreaterThan(postCover('Bora').beside);
});
