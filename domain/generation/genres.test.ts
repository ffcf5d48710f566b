import { describe, expect, it } from 'vitest';
import { genreIdOf, isAdultGenre } from './genres.ts';

describe('the adult genre', () => {
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
  ])('is meant by %j', (genre) => {
    expect(isAdultGenre(genre)).toBe(true);
  });
  it.each(['', 'Romantik', 'Genç yetişkin', 'genç  yetişkin', 'Gerilim', '1918', 'Yetişkinliğe dair'])(
    'is not meant by %j',
    (genre) => {
      expect(isAdultGenre(genre)).toBe(false);
    },
  );
});

describe('a known genre', () => {
  it.each([
    ['scifi', 'scifi'],
    [' Bilim Kurgu ', 'scifi'],
    ['BİLİM KURGU', 'scifi'],
    ['gizem', 'mystery'],
    ['GİZEM', 'mystery'],
  ])('is named by %j', (text, id) => {
    expect(genreIdOf(text)).toBe(id);
  });
  it.each(['', 'GIZEM', 'bilim', 'constructor'])('is not named by %j', (text) => {
    expect(genreIdOf(text)).toBeNull();
  });
});
