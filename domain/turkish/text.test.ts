import { describe, expect, it } from 'vitest';
import {
  capitalize,
  compare,
  compareTitles,
  fold,
  lower,
  slugify,
  syllables,
  titleCase,
  upper,
} from './index.ts';

describe('Turkish case', () => {
  it.each([
    ['IŞIK', 'ışık'],
    ['İZMİR', 'izmir'],
    ['ÇÖĞÜŞ', 'çöğüş'],
    ['DIŞ İŞİ', 'dış işi'],
    ['I\u0307zmir', 'izmir'],
  ])('%s in lower case is %s', (text, expected) => {
    expect(lower(text)).toBe(expected);
  });
  it.each([
    ['ılık', 'ILIK'],
    ['iğne', 'İĞNE'],
    ['dışişleri', 'DIŞİŞLERİ'],
  ])('%s in upper case is %s', (text, expected) => {
    expect(upper(text)).toBe(expected);
  });
  it.each([
    ['istanbul', 'İstanbul'],
    ['ırmak', 'Irmak'],
    ['“ışık yandı”', '“Işık yandı”'],
    ['éclair', 'Éclair'],
    ['', ''],
    ['123', '123'],
  ])('%s capitalized is %s', (text, expected) => {
    expect(capitalize(text)).toBe(expected);
  });
  it('raises every word of a title but nothing behind an apostrophe', () => {
    expect(titleCase("istanbul'un ışıkları")).toBe("İstanbul'un Işıkları");
  });
});

describe('Turkish order', () => {
  it('follows the alphabet', () => {
    const words = [
      'zeytin',
      'şeker',
      'ılıca',
      'iğne',
      'çam',
      'cam',
      'ömür',
      'ot',
      'üzüm',
      'uzun',
      'sel',
      'ağ',
      'az',
    ];
    expect(words.sort(compare)).toEqual([
      'ağ',
      'az',
      'cam',
      'çam',
      'ılıca',
      'iğne',
      'ot',
      'ömür',
      'sel',
      'şeker',
      'uzun',
      'üzüm',
      'zeytin',
    ]);
  });
  it('counts the numbers in titles', () => {
    expect(['Bölüm 10', 'Bölüm 2'].sort(compareTitles)).toEqual(['Bölüm 2', 'Bölüm 10']);
  });
});

describe('folding for search', () => {
  it.each(['IŞIK', 'ışık', 'Işık', 'isik', 'İŞİK', 'ISIK'])('%s is found as isik', (text) => {
    expect(fold(text)).toBe('isik');
  });
  it.each([
    ['Kâğıt Gemi', 'kagit gemi'],
    ['ÇĞÖŞÜ çğöşü', 'cgosu cgosu'],
    ['cafe\u0301', 'cafe'],
  ])('%s folds to %s', (text, expected) => {
    expect(fold(text)).toBe(expected);
  });
});

describe('slugs', () => {
  it.each([
    ['Işığın Peşinde!', 'isigin-pesinde'],
    ["İstanbul'un Çatıları", 'istanbulun-catilari'],
    ['  Rüzgâr -- ve Gölge  ', 'ruzgar-ve-golge'],
    ['100 Yıl', '100-yil'],
    ['?!', ''],
  ])('%s becomes %s', (title, slug) => {
    expect(slugify(title)).toBe(slug);
  });
});

describe('syllables', () => {
  it.each([
    ['kitap', 'ki-tap'],
    ['Türkçe', 'Türk-çe'],
    ['saat', 'sa-at'],
    ['kontrol', 'kont-rol'],
    ['okul', 'o-kul'],
    ['elektrik', 'e-lekt-rik'],
    ['ev', 'ev'],
    ['şiir', 'şi-ir'],
    ['kırlangıç', 'kır-lan-gıç'],
    ['rüzgâr', 'rüz-gâr'],
    ['İstanbul', 'İs-tan-bul'],
    ['tren', 'tren'],
    ['hmm', 'hmm'],
    ['', ''],
  ])('%s divides into %s', (word, divided) => {
    expect(syllables(word).join('-')).toBe(divided);
  });
});
