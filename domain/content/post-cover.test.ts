import { expect, it } from 'vitest';
import { postCover } from './post-cover.ts';

it('begins with the first letter of the title, raised as Turkish does', () => {
  expect(postCover('ışığın peşinde').initial).toBe('I');
  expect(postCover('istek').initial).toBe('İ');
  expect(postCover('“Ve sonra” değil').initial).toBe('V');
  expect(postCover('1984').initial).toBe('Y');
});

it('is the same for the same title, and not for every other one', () => {
  expect(postCover('Tuz')).toEqual(postCover('Tuz'));
  const tones = new Set(
    ['Tuz', 'Islık', 'Defter', 'Kuyu', 'Işık', 'Vapur'].map((title) => postCover(title).tone),
  );
  expect(tones.size).toBeGreaterThan(1);
});

it('keeps lines out of the way of a letter that reaches below its line', () => {
  expect(postCover('Çığ').beside).toBeGreaterThan(postCover('Bora').beside);
});
