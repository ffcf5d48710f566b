import { describe, expect, it } from 'vitest';
import {
  type Case,
  distributiveWord,
  numberOrdinal,
  numberSuffix,
  numberWord,
  ordinalWord,
} from './index.ts';

const SUFFIXED: readonly [number | string, Case, string][] = [
  [5, 'acc', "5'i"],
  [6, 'acc', "6'yı"],
  [10, 'acc', "10'u"],
  [1923, 'loc', "1923'te"],
  [100, 'dat', "100'e"],
  [0, 'acc', "0'ı"],
  [1, 'dat', "1'e"],
  [2, 'gen', "2'nin"],
  [3, 'abl', "3'ten"],
  [4, 'acc', "4'ü"],
  [4, 'loc', "4'te"],
  [7, 'dat', "7'ye"],
  [8, 'abl', "8'den"],
  [9, 'gen', "9'un"],
  [20, 'dat', "20'ye"],
  [30, 'acc', "30'u"],
  [40, 'loc', "40'ta"],
  [50, 'acc', "50'yi"],
  [60, 'dat', "60'a"],
  [70, 'abl', "70'ten"],
  [80, 'acc', "80'i"],
  [90, 'gen', "90'ın"],
  [1000, 'dat', "1000'e"],
  [2026, 'loc', "2026'da"],
  [1990, 'abl', "1990'dan"],
  [1500, 'loc', "1500'de"],
  [10000, 'acc', "10000'i"],
  [1_000_000, 'acc', "1000000'u"],
  [11, 'ins', "11'le"],
  [12, 'ins', "12'yle"],
  ['1.500', 'dat', "1.500'e"],
  ['12.000', 'loc', "12.000'de"],
  ['2,5', 'acc', "2,5'i"],
  ['10.30', 'loc', "10.30'da"],
  ['09.00', 'loc', "09.00'da"],
  ['20.05', 'loc', "20.05'te"],
  ['%50', 'acc', "%50'yi"],
  [7, 'nom', '7'],
];

describe('numbers in digits', () => {
  it.each(SUFFIXED)('%s in the %s case is %s', (n, numberCase, form) => {
    expect(numberSuffix(n, numberCase)).toBe(form);
  });
  it('take a plural and an owner', () => {
    expect(numberSuffix(1980, 'loc', { plural: true })).toBe("1980'lerde");
    expect(numberSuffix(90, 'nom', { plural: true })).toBe("90'lar");
    expect(numberSuffix('%20', 'acc', { possessive: '3sg' })).toBe("%20'sini");
    expect(numberSuffix(3, 'nom', { possessive: '1pl' })).toBe("3'ümüz");
    expect(numberSuffix(3, 'nom', { possessive: '3pl', plural: true })).toBe("3'leri");
  });
  it.each([
    [1, "1'inci"],
    [2, "2'nci"],
    [3, "3'üncü"],
    [4, "4'üncü"],
    [6, "6'ncı"],
    [9, "9'uncu"],
    [10, "10'uncu"],
    [20, "20'nci"],
    [40, "40'ıncı"],
    [100, "100'üncü"],
  ])('%i in order is %s', (n, form) => {
    expect(numberOrdinal(n)).toBe(form);
  });
});

describe('numbers in words', () => {
  it.each([
    [0, 'sıfır'],
    [7, 'yedi'],
    [14, 'on dört'],
    [40, 'kırk'],
    [100, 'yüz'],
    [101, 'yüz bir'],
    [250, 'iki yüz elli'],
    [1000, 'bin'],
    [1923, 'bin dokuz yüz yirmi üç'],
    [2026, 'iki bin yirmi altı'],
    [100_000, 'yüz bin'],
    [1_000_000, 'bir milyon'],
    [1_001_000, 'bir milyon bin'],
    [-3, 'eksi üç'],
  ])('%i is %s', (n, words) => {
    expect(numberWord(n)).toBe(words);
  });
  it('refuses a fraction', () => {
    expect(() => numberWord(1.5)).toThrow(RangeError);
  });
  it.each([
    [1, 'birinci'],
    [2, 'ikinci'],
    [3, 'üçüncü'],
    [4, 'dördüncü'],
    [6, 'altıncı'],
    [10, 'onuncu'],
    [21, 'yirmi birinci'],
    [30, 'otuzuncu'],
    [100, 'yüzüncü'],
    [1000, 'bininci'],
  ])('%i in order is %s', (n, word) => {
    expect(ordinalWord(n)).toBe(word);
  });
  it.each([
    [1, 'birer'],
    [2, 'ikişer'],
    [4, 'dörder'],
    [6, 'altışar'],
    [10, 'onar'],
  ])('%i each is %s', (n, word) => {
    expect(distributiveWord(n)).toBe(word);
  });
});
