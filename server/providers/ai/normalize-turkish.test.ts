import { expect, test } from 'vitest';
import { normalizeTurkish } from './normalize-turkish.ts';

test.each([
  ['Deniz FENERİ, ışıltılı bir IŞIK; yaşlı bekçi!', 'deniz feneri, isiltili bir isik; yasli bekci!'],
  ['ÇOCUĞUN ÖYKÜSÜ — hâlâ', 'cocugun oykusu — hala'],
  ['iki  boşluk\n\tve satır', 'iki bosluk ve satir'],
  ['kü\u00ADçü\u200Bk', 'kucuk'],
  ['ku\u0308c\u0327u\u0308k I\u0307', 'kucuk i'],
  ['café ÀÑ', 'cafe an'],
  ['ｔａｍ ＧＥＮＩŞ １４', 'tam genis 14'],
  ['𝐤𝐚𝐥ı𝐧', 'kalin'],
  ['Кaлeм ve κаp\u2061ı', 'kaлem ve kapi'],
  ['İ', 'i'],
  ['', ''],
])('%j is read as %j', (text, read) => {
  expect(normalizeTurkish(text)).toBe(read);
});

test('normalizes a letter the same with and without the lookup table', () => {
  const unusual = 'é';
  for (let code = 0x20; code < 0x250; code += 1) {
    const letter = String.fromCharCode(code);
    const full = normalizeTurkish(`a${letter}b${unusual}`);
    expect(`${normalizeTurkish(`a${letter}b`)}e`, code.toString(16)).toBe(full);
  }
});

test('normalizes a long text to its end', () => {
  const text = 'Yağmur dindi, ÇİÇEK açtı. '.repeat(2_000);
  expect(normalizeTurkish(text)).toBe('yagmur dindi, cicek acti. '.repeat(2_000));
});
