import { describe, expect, test } from 'vitest';
import { cutAtLastSentence } from './cut-at-last-sentence.ts';

describe('a text that the cap cut goes back to its last whole sentence', () => {
  test.each([
    ['Kapı açıldı. İçeri giren', 'Kapı açıldı.'],
    ['Kapı açıldı! Sonra', 'Kapı açıldı!'],
    ['Kim o? Ses ver', 'Kim o?'],
    ['Bekledi… Sonra dön', 'Bekledi…'],
    ['Bekledi... Sonra dön', 'Bekledi...'],
    ['Tamamdı.', 'Tamamdı.'],
    ['Tamamdı. ', 'Tamamdı.'],
    ['“Kim o?” diye sordu. Kimse yan', '“Kim o?” diye sordu.'],
    ['Gülümsedi. “Gel buraya!” diye bağırdı ve kap', 'Gülümsedi.'],
    ['“Geldim.” Sonra sus', '“Geldim.”'],
    ['"Geldim." Sonra sus', '"Geldim."'],
    ["'Geldim.' Sonra sus", "'Geldim.'"],
    ['(Geç kalmıştı.) Kapı', '(Geç kalmıştı.)'],
    ['«Geldim.» Sonra', '«Geldim.»'],
    ['Yağmur dindi. Evin 3. katına çık', 'Yağmur dindi.'],
    ['Yağmur dindi. Evin 3.', 'Yağmur dindi.'],
    ['Yıl 1999. Deniz dur', 'Yıl 1999.'],
    ['Yağmur dindi. Dr. Ayşe kapıyı', 'Yağmur dindi.'],
    ['Yağmur dindi. A. Kadir kapıyı', 'Yağmur dindi.'],
    ['Yağmur dindi. Belki... belki de dö', 'Yağmur dindi.'],
    ['Yağmur dindi. Saat 10.30’da gel', 'Yağmur dindi.'],
    ['Birinci bölüm.\n\nİkinci paragraf yarı', 'Birinci bölüm.'],
    ['Sustu.\nsonra küçük harfle', 'Sustu.'],
  ])('%s', (text, cut) => {
    expect(cutAtLastSentence(text)).toBe(cut);
  });

  test('and a quotation that this leaves open is closed', () => {
    expect(cutAtLastSentence('“Gel. Otur. Ve son')).toBe('“Gel. Otur.”');
    expect(cutAtLastSentence('"Gel. Otur. Ve son')).toBe('"Gel. Otur."');
    expect(cutAtLastSentence('«Gel. Otur. Ve son')).toBe('«Gel. Otur.»');
    expect(cutAtLastSentence('“Bitti.”\n\n“Gel. Ve son')).toBe('“Bitti.”\n\n“Gel.”');
  });

  test('without one whole sentence it ends at its last whole word, with an ellipsis', () => {
    expect(cutAtLastSentence('Uzun bir cümle, hiç bitmeyen bir yol gi')).toBe(
      'Uzun bir cümle, hiç bitmeyen bir yol…',
    );
    expect(cutAtLastSentence('Uzun bir yol, gi')).toBe('Uzun bir yol…');
    expect(cutAtLastSentence('yarım')).toBe('yarım…');
    expect(cutAtLastSentence('  ')).toBe('');
  });

  test('cutting again changes nothing', () => {
    for (const text of ['Kapı açıldı. İçeri', '“Gel. Otur. Ve son', 'hiç bitmeyen bir yo']) {
      const once = cutAtLastSentence(text);
      expect(cutAtLastSentence(once)).toBe(once);
    }
  });
});
