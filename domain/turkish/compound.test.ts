import { describe, expect, it } from 'vitest';
import { bareCompound, looksLikeCompound } from './index.ts';

describe('the possessive of a compound', () => {
  it.each([
    ['deniz feneri', 'deniz fener'],
    ['çocuk bahçesi', 'çocuk bahçe'],
    ['kuş kafesi', 'kuş kafes'],
    ['ders kitabı', 'ders kitap'],
    ['dağ havası', 'dağ hava'],
    ['köy çocuğu', 'köy çocuk'],
    ['gece rengi', 'gece renk'],
    ['at burnu', 'at burun'],
    ['yaz gecesi', 'yaz gece'],
    ['aşk hissi', 'aşk his'],
    ['kaynak suyu', 'kaynak su'],
    ['orta çağ akarsuyu', 'orta çağ akarsu'],
    ['ada yanardağı', 'ada yanardağ'],
    ['kız dudağı', 'kız dudak'],
    ['sabah sisi', 'sabah sis'],
    ['kale müfettişi', 'kale müfettiş'],
    ['yıldız kümesi', 'yıldız küme'],
    ['bahçe elması', 'bahçe elma'],
    ['su yılanı', 'su yılan'],
    ['gül yaprağı', 'gül yaprak'],
    ['nar ağacı', 'nar ağaç'],
    ['kuş kanadı', 'kuş kanat'],
    ['göz doktoru', 'göz doktor'],
    ['düğün günü', 'düğün gün'],
    ['yıldız kataloğu', 'yıldız katalog'],
    ['köy evi', 'köy ev'],
    ['kar yağışı', 'kar yağış'],
  ])('leaves %s as %s', (phrase, bare) => {
    expect(bareCompound(phrase)).toBe(bare);
  });
  it.each([
    'deniz feneri',
    'fener bekçisi',
    'kuş kafesi',
    'çocukluk arkadaşı',
    'duvar saati',
    'ay ışığı',
    'gökyüzü',
    'göl suyu',
    'zaman makinesi',
    'nar ağacı',
    'dağ yolu',
    'dağ oteli',
    'okul defteri',
    'araba modeli',
    'gül bülbülü',
    'ada limanı',
    'at masalı',
    'gül dalı',
    'köy okulu',
    'ilaç sonucu',
    'zafer sevinci',
    'anne saçı',
    'halkın aklı',
    'hırsız kedisi',
    'kuzey denizi',
    'yağmur suyu',
  ])('is seen in %s', (phrase) => {
    expect(looksLikeCompound(phrase)).toBe(true);
  });
  it.each([
    'eski kapı',
    'küçük balıkçı',
    'yaşlı bekçi',
    'kara kedi',
    'feneri',
    'sarı saçlı',
    'uzun yol',
    'yeni teknoloji',
    'garip gürültü',
    'uzun saçlı',
    'mavi gözlü',
    'kara pelerinli',
    'ince gölgeli',
    'genç kitapçı',
    'gizemli kapıcı',
    'beyaz martı',
    'kırmızı halı',
    '',
  ])('is not seen in "%s"', (phrase) => {
    expect(looksLikeCompound(phrase)).toBe(false);
  });
});
