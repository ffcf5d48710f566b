import { describe, expect, test } from 'vitest';
import { searchWords } from '#server/db/search-condition.ts';
import { indexPlan, pieceOf } from './search-pieces.ts';

const shares = {
  yaz: 1,
  aza: 1,
  zar: 1,
  ar7: 0.11,
  oku: 1,
  kur: 0.9,
  isi: 0.17,
  sil: 0.08,
  cin: 0.09,
  ina: 0.1,
  nar: 0.09,
};
const pieces = (search: string) => searchWords(search).map((word) => pieceOf(word, shares));
const unseen = { size: 0, holding: [] };

describe('the piece of a word', () => {
  test('is the longest stretch of it that is rare', () => {
    expect(pieces('yazar7712')).toMatchObject([{ quick: '%r7712%', share: 0 }]);
    expect(pieces('yazbozkur')).toMatchObject([{ quick: '%azbozku%', share: 0 }]);
    expect(pieces('karabulut')).toMatchObject([{ quick: '%karabulut%', share: 0 }]);
  });

  test('is its rarest three letters where all of them are frequent', () => {
    expect(pieces('ışıl çınar')).toMatchObject([
      { quick: '%sil%', share: 0.08 },
      { quick: '%cin%', share: 0.09 },
    ]);
  });

  test('is the beginning that one or two letters are', () => {
    expect(pieces('ço')).toEqual([{ word: 'co', pattern: '% co%', quick: '% co%', share: 0 }]);
  });
});

describe('the index', () => {
  test('is asked for rare pieces, and what is frequent is checked on what it finds', () => {
    expect(indexPlan(pieces('yazar7712@okur'), { size: 3_000, holding: [0, 3_000] })).toEqual({
      asked: ['%r7712%'],
      checked: ['%yazar7712%', '%okur%'],
    });
  });

  test('is asked for the rarest of frequent words, for want of a better', () => {
    expect(indexPlan(pieces('okur yaz'), unseen)).toEqual({
      asked: ['%kur%'],
      checked: ['%yaz%', '%okur%'].toSorted(),
    });
  });

  test('is asked for three letters of a frequent word only where they find little else', () => {
    expect(indexPlan(pieces('ışıl çınar'), { size: 3_000, holding: [240, 120] })).toEqual({
      asked: ['%sil%', '%cinar%'],
      checked: ['%isil%'],
    });
  });
});
