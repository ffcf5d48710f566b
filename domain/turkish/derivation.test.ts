import { describe, expect, it } from 'vitest';
import { type Derivation, derive, intensify } from './index.ts';

const DERIVED: readonly [string, Derivation, string][] = [
  ['deniz', 'ci', 'denizci'],
  ['kitap', 'ci', 'kitapçı'],
  ['saat', 'ci', 'saatçi'],
  ['orman', 'ci', 'ormancı'],
  ['süt', 'ci', 'sütçü'],
  ['yol', 'ci', 'yolcu'],
  ['umut', 'li', 'umutlu'],
  ['rüzgâr', 'li', 'rüzgârlı'],
  ['Ankara', 'li', 'Ankaralı'],
  ['İstanbul', 'li', 'İstanbullu'],
  ['gölge', 'li', 'gölgeli'],
  ['hayal', 'siz', 'hayalsiz'],
  ['ses', 'siz', 'sessiz'],
  ['su', 'siz', 'susuz'],
  ['göz', 'lik', 'gözlük'],
  ['çocuk', 'lik', 'çocukluk'],
  ['iyi', 'lik', 'iyilik'],
  ['sessiz', 'ce', 'sessizce'],
  ['çocuk', 'ce', 'çocukça'],
  ['yavaş', 'ce', 'yavaşça'],
  ['Türk', 'ce', 'Türkçe'],
  ['ev', 'cik', 'evcik'],
  ['kedi', 'cik', 'kedicik'],
  ['kuş', 'cik', 'kuşçuk'],
  ['akşam', 'leyin', 'akşamleyin'],
  ['sabah', 'leyin', 'sabahleyin'],
];

describe('derivation', () => {
  it.each(DERIVED)('%s with -%s is %s', (word, derivation, form) => {
    expect(derive(word, derivation)).toBe(form);
  });
  it.each([
    ['mavi', 'masmavi'],
    ['beyaz', 'bembeyaz'],
    ['kırmızı', 'kıpkırmızı'],
    ['temiz', 'tertemiz'],
    ['yalnız', 'yapayalnız'],
    ['uzun', 'upuzun'],
    ['yeşil', 'yemyeşil'],
    ['karanlık', 'kapkaranlık'],
  ])('%s heightened is %s', (adjective, form) => {
    expect(intensify(adjective)).toBe(form);
  });
  it('makes up no heightened form', () => {
    expect(intensify('ahşap')).toBeUndefined();
  });
});
