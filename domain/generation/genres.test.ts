import { describe, expect, it } from 'vitest';
import { genreIdOf, isAdultGenre, ratingFor, suitsAudience } from './genres.ts';

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

describe('ratingFor', () => {
  it.each([
    ['general', ['safe', 'mature', 'mature']],
    ['young-adult', ['safe', 'safe', 'safe']],
    ['adult', ['safe', 'mature', 'uncensored']],
  ] as const)('cuts the rating to what suits the readers %s', (audience, expected) => {
    const asked = ['safe', 'mature', 'uncensored'] as const;
    expect(asked.map((rating) => ratingFor(audience, rating))).toEqual(expected);
    expect(asked.map((rating) => suitsAudience(rating, audience))).toEqual(
      asked.map((rating, at) => rating === expected[at]),
    );
  });
});
