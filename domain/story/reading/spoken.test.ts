import { describe, expect, it } from 'vitest';
import { longestUtterance, spokenPieces } from './spoken.ts';

describe('a sentence as it is said', () => {
  it('is one piece where it is short', () => {
    expect(spokenPieces('Kar yağdı.')).toEqual(['Kar yağdı.']);
  });
  it('is without signs that a voice would name', () => {
    expect(spokenPieces('— Gel, dedi *annem*.')).toEqual(['Gel, dedi annem .']);
  });
  it('is parted where one draws breath', () => {
    expect(spokenPieces('Geldi, baktı, gitti ve dönmedi.', 16)).toEqual([
      'Geldi, baktı,',
      'gitti ve',
      'dönmedi.',
    ]);
  });
  it('is never longer than a voice lasts, and loses no letter', () => {
    const sentence = `${'uzunca bir söz, '.repeat(60)}${'a'.repeat(500)}.`;
    const pieces = spokenPieces(sentence);
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(longestUtterance);
    expect(pieces.join('').replaceAll(' ', '')).toBe(sentence.replaceAll(' ', ''));
  });
  it.each(['…', '—', '***'])('is nothing for %j', (sentence) => {
    expect(spokenPieces(sentence)).toEqual([]);
  });
});
