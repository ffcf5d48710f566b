import { describe, expect, it } from 'vitest';
import { cpuTimer } from '#testing/cpu-timer.ts';
import { lastSentenceEnd, splitSentences } from './index.ts';

/** Sentences of a text, hand-divided by "|". */
const TEXTS = [
  'Yağmur dindi.|Sokak boştu.|Kimse gelmedi!',
  '“Geldin mi?” diye sordu.|Cevap yoktu.',
  '“Gel!” dedi Ali.|Sonra sustu.',
  '"Gitme."|Kapı kapandı.',
  '— Nereye gidiyorsun?|— Denize.',
  'Dr. Aylin kapıyı açtı.|İçerisi karanlıktı.',
  'Prof. Dr. Kaya geldi.|Herkes sustu.',
  'A. Kadir ile T. S. Eliot aynı raftaydı.|Kitaplar tozluydu.',
  'Bilmiyorum... belki de biliyorum.|Neyse.',
  'Bilmiyorum…|Belki yarın.',
  '3. katta oturuyordu.|Işık yanıyordu.',
  'Dedesi 2. Dünya Savaşı yıllarında doğmuştu.|Evi küçüktü.',
  'II. Mehmet o yıl tahttaydı.|Surlar ayaktaydı.',
  'Saat 19.30 olmuştu.|Vapur kalktı.',
  'Yıl 1923.|Her şey yeniydi.',
  'Elma, armut vb. aldılar.|Sonra döndüler.',
  'Elma, armut vb.|Sepet doldu.',
  'M.Ö. 300 yılıydı.|Kent sessizdi.',
  'Gerçekten mi?!|Evet.',
  'Üç nokta yok',
];

describe('splitting sentences', () => {
  it.each(TEXTS)('%s', (divided) => {
    expect(splitSentences(divided.replaceAll('|', ' '))).toEqual(divided.split('|'));
  });
  it('ends a sentence at every new line', () => {
    expect(splitSentences('Birinci Bölüm\n\nDeniz sakindi. Rüzgâr yoktu.')).toEqual([
      'Birinci Bölüm',
      'Deniz sakindi.',
      'Rüzgâr yoktu.',
    ]);
  });
  it('finds nothing in blank text', () => {
    expect(splitSentences(' \n ')).toEqual([]);
  });
});

describe('cutting at the last whole sentence', () => {
  it.each([
    ['Kapı açıldı. Ali içeri gir', 'Kapı açıldı.'],
    ['Kapı açıldı. “Kim o?” Sonra bir', 'Kapı açıldı. “Kim o?”'],
    ['“Kim o?” dedi. Kap', '“Kim o?” dedi.'],
    ['Kapı açıldı.', 'Kapı açıldı.'],
    ['Kapı açıldı. ', 'Kapı açıldı.'],
    ['Birinci satır.\n\nİkinci satırın başı', 'Birinci satır.'],
    ['Bir an durdu... ve sonra', 'Bir an durdu... ve sonra'],
    ['İçeri girdi. Karşısında Dr.', 'İçeri girdi.'],
    ['Hiç bitmeyen bir söz', 'Hiç bitmeyen bir söz'],
    ['', ''],
  ])('%j becomes %j', (text, cut) => {
    expect(text.slice(0, lastSentenceEnd(text))).toBe(cut);
  });
});

describe('odd text', () => {
  it('takes time in proportion to its length', () => {
    const spentMs = cpuTimer();
    for (const unit of ['!', '.', '”', 'a', ' .', '“']) splitSentences(unit.repeat(200_000));
    lastSentenceEnd('?'.repeat(200_000));
    expect(spentMs()).toBeLessThan(5000);
  });
});
