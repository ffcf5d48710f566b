import { describe, expect, it } from 'vitest';
import { isLikelyProperName, stemCandidates, stripSuffixes } from './index.ts';

const LEXICON = new Set(
  (
    'deniz,fener,deniz feneri,bekçi,kitap,burun,çocuk,saat,renk,su,kız,kızıl,his,ağaç,orman,şehir,gemi,kedi,ada,adam,' +
    'anne,kâğıt,hayal,kapı,yol,yolcu,gönül,psikolog,ses,sır,koyun,göl,gölge,gökyüzü,ayna,el,ev,duvar saati'
  ).split(','),
);

describe('dictionary forms of inflected nouns', () => {
  it.each([
    ['deniz fenerinde', 'deniz feneri'],
    ['deniz fenerleri', 'deniz feneri'],
    ['deniz fenerimizin', 'deniz feneri'],
    ['Deniz Feneri', 'deniz feneri'],
    ['duvar saatleri', 'duvar saati'],
    ['bekçinin', 'bekçi'],
    ['kitabını', 'kitap'],
    ['kitaplarımdan', 'kitap'],
    ['burnunda', 'burun'],
    ['çocuğu', 'çocuk'],
    ['çocuklar', 'çocuk'],
    ['saatini', 'saat'],
    ['rengi', 'renk'],
    ['suyun', 'su'],
    ['hissi', 'his'],
    ['ağacın', 'ağaç'],
    ['ormandaki', 'orman'],
    ['şehrine', 'şehir'],
    ['gemiyle', 'gemi'],
    ['kedisiydi', undefined],
    ['kediydi', 'kedi'],
    ['annemle', 'anne'],
    ['kâğıda', 'kâğıt'],
    ['hayalleri', 'hayal'],
    ['yolcunun', 'yolcu'],
    ['gönlümde', 'gönül'],
    ['psikoloğun', 'psikolog'],
    ['sırrını', 'sır'],
    ['koynunda', 'koyun'],
    ['koyunlar', 'koyun'],
    ['gölgesi', 'gölge'],
    ['gökyüzünde', 'gökyüzü'],
    ['IRMAK', undefined],
    ['sandalye', undefined],
    ['', undefined],
  ])('%s comes from %s', (word, stem) => {
    expect(stripSuffixes(word, LEXICON)).toBe(stem);
  });
  it('offers every reading, the word itself first', () => {
    expect(stemCandidates('adam', LEXICON)).toEqual(['adam', 'ada']);
    expect(stemCandidates('kızıl', LEXICON)).toEqual(['kızıl']);
  });
  it('takes a name out of its suffix', () => {
    expect(stemCandidates("Deniz'in", LEXICON)).toEqual(['deniz']);
  });
});

describe('guessing proper names', () => {
  it.each([
    ['Ahmet', 2, true],
    ["Ahmet'in", 0, true],
    ['Ahmet', 0, false],
    ['deniz', 3, false],
    ['Deniz,', 3, true],
    ['“İstanbul”', 1, true],
    ['DİKKAT', 1, false],
    ['', 1, false],
  ])('%s at %i: %s', (word, position, expected) => {
    expect(isLikelyProperName(word, position)).toBe(expected);
  });
  it('trusts a known name even where a sentence begins', () => {
    expect(isLikelyProperName('Zeynep', 0, new Set(['Zeynep']))).toBe(true);
  });
});
