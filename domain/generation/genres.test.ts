import { describe, expect, it } from 'vitest';
import { genreIdOf, isAdultGenre } from './genres.ts';

describe('isAdultGenre', () => {
  it.each([
    'nsfw',
    'NSFW ',
    ' nsfw',
    'Yetişkin',
    'YETİŞKİN',
    'yetişkin romantik',
    '+18',
    '18+',
    '+ 18',
    'Erotik',
    'ｎｓｆｗ',
  ])('returns true for %j', (genre) => {
    expect(isAdultGenre(genre)).toBe(true);
  });
  it.each(['', 'Romantik', 'Genç yetişkin', 'genç  yetişkin', 'Gerilim', '1918', 'Yetişkinliğe dair'])(
    'returns false for %j',
    (genre) => {
      expect(isAdultGenre(genre)).toBe(false);
    },
  );
});

describe('genreIdOf', () => {
  it.each([
    ['scifi', 'scifi'],
    [' Bilim Kurgu ', 'scifi'],
    ['BİLİM KURGU', 'scifi'],
    ['gizem', 'mystery'],
    ['GİZEM', 'mystery'],
  ])('finds the genre of %j', (text, id) => {
    expect(genreIdOf(text)).toBe(id);
  });
  it.each(['', 'GIZEM', 'bilim', 'constructor'])('returns null for %j', (text) => {
    expect(genreIdOf(text)).toBeNull();
  });
});
