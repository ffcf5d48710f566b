import { describe, expect, it } from 'vitest';
import { longestUtterance, spokenPieces } from './spoken.ts';

describe('splitting a sentence for speech', () => {
  it('returns a short sentence as one piece', () => {
    expect(spokenPieces('Kar yağdı.')).toEqual(['Kar yağdı.']);
  });
  it('removes signs that a voice would name', () => {
    expect(spokenPieces('— Gel, dedi *annem*.')).toEqual(['Gel, dedi annem .']);
  });
  it('splits at punctuation that marks a pause', () => {
    expect(spokenPieces('Geldi, baktı, gitti ve dönmedi.', 16)).toEqual([
      'Geldi, baktı,',
      'gitti ve',
      'dönmedi.',
    ]);
  });
  it('limits the length of each piece and loses no character', () => {
    const sentence = `${'uzunca bir söz, '.repeat(60)}${'a'.repeat(500)}.`;
    const pieces = spokenPieces(sentence);
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(longestUtterance);
    expect(pieces.join('').replaceAll(' ', '')).toBe(sentence.replaceAll(' ', ''));
  });
  it.each(['…', '—', '***'])('returns nothing for %j', (sentence) => {
    expect(spokenPieces(sentence)).toEqual([]);
  });
});
