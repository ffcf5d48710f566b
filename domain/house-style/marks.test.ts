import { describe, expect, test } from 'vitest';
import { cpuTimer } from '#testing/cpu-timer.ts';
import { HouseMarks, markChanges, withHouseMarks } from './marks.ts';

const cases: readonly [string, string, string][] = [
  ['straight quotes', '"Gel," dedi.', '“Gel,” dedi.'],
  ['a quote inside a line', 'Ayşe "Gel" dedi, sonra "Git" dedi.', 'Ayşe “Gel” dedi, sonra “Git” dedi.'],
  ['a quote in brackets', 'O ("usta") geldi.', 'O (“usta”) geldi.'],
  ['a closing quote behind a space', '"Gel " dedi.', '“Gel ” dedi.'],
  ['French quotes', '«Gel» dedi.', '“Gel” dedi.'],
  ['German quotes', '„Gel“ dedi.', '“Gel” dedi.'],
  ['right quotes stay', '“Gel,” dedi.', '“Gel,” dedi.'],
  ['a quote that a new line ends', '"Gel\n"Git"', '“Gel\n“Git”'],
  ['an apostrophe', "Ayşe'nin evi, 1980'de.", 'Ayşe’nin evi, 1980’de.'],
  ['a backtick for an apostrophe', 'Ayşe`nin', 'Ayşe’nin'],
  ['a wrong curly apostrophe', 'Ayşe‘nin', 'Ayşe’nin'],
  ['single quotes', "“O 'usta' dedi,” dedi.", '“O ‘usta’ dedi,” dedi.'],
  ['three dots', 'Belki...', 'Belki…'],
  ['two dots', 'Belki.. Gelir.', 'Belki… Gelir.'],
  ['many dots', 'Belki......', 'Belki…'],
  ['dots behind a question mark', 'Ne?.. Nasıl!...', 'Ne?.. Nasıl!..'],
  ['one full stop stays', 'Geldi. Dr. Ali 3.5 km yürüdü.', 'Geldi. Dr. Ali 3.5 km yürüdü.'],
  ['speech by a hyphen', '- Gel.\n-Gelmem.', '— Gel.\n— Gelmem.'],
  ['speech by an en dash', '– Gel, dedi.', '— Gel, dedi.'],
  ['speech by two hyphens', '--Gel.', '— Gel.'],
  ['a temperature at a line’s start', '-5 dereceydi.', '-5 dereceydi.'],
  ['a break of scenes', 'Bitti.\n\n---\n\nBaşladı.', 'Bitti.\n\n---\n\nBaşladı.'],
  ['a spaced break of scenes', '- - -\nBaşladı.', '- - -\nBaşladı.'],
  ['an English dash between words', 'Ev—eski ev—yandı.', 'Ev – eski ev – yandı.'],
  ['two hyphens between words', 'Ev -- eski ev.', 'Ev – eski ev.'],
  ['a spaced hyphen', 'Ev - eski ev - yandı.', 'Ev – eski ev – yandı.'],
  ['a dash in a line of speech', '— Gel, — dedi.', '— Gel, — dedi.'],
  ['speech that was broken off', '"Ama—" dedi.', '“Ama—” dedi.'],
  ['a line that was broken off', 'Ama--', 'Ama—'],
  ['years', '1914—1918 arası, 1914-1918 arası', '1914–1918 arası, 1914-1918 arası'],
  ['a pair of names', 'Türk–Yunan sınırı', 'Türk–Yunan sınırı'],
  ['a hyphen in a word', 'e-posta ve Kuzey-Güney', 'e-posta ve Kuzey-Güney'],
];

test.each(cases)('sets Turkish punctuation: %s', (_name, raw, set) => {
  expect(withHouseMarks(raw)).toBe(set);
});

test.each([
  'Adres https://ornek.com/a--b?x=1...2&y=3 içinde.',
  'Bkz. (https://tr.wikipedia.org/wiki/Bo%C4%9Faz--i%C3%A7i).',
  'Bkz. www.ornek.com/x--y/z.',
  'Sayfa yazihane.com.tr/x--y adresinde.',
  'Alan adı xn--bcher-kva.com.',
  'ayse--fatma@ornek.com.tr adresine yazdı.',
  'ad..soyad+1@ornek.com',
  'Komut `git--hub` ya da `a...b` idi.',
  'değişken ev_adi--yeni ve blok__ad--koyu',
  'işlev sayi(a--b) döner.',
  'komut --dry-run ile çalışır.',
  'Dosya src/x--y.ts içinde.',
  'Değer x--y olsun.',
  'C:\\ev--yeni\\oda',
])('does not change text that is not prose: %s', (text) => {
  expect(withHouseMarks(text)).toBe(text);
});

test.each([
  ["'90larda İstanbul", '’90larda İstanbul'],
  ["O '80'lerin şarkısı", 'O ’80’lerin şarkısı'],
  ["Kuşak '90.", 'Kuşak ’90.'],
  ["'90'lı yıllar, '80'li ve '30'lu", '’90’lı yıllar, ’80’li ve ’30’lu'],
  ["'20 yıl bekledim,' dedi.", '‘20 yıl bekledim,’ dedi.'],
  ["'1984' adlı kitap", '‘1984’ adlı kitap'],
  ['"https://ornek.com/x--y" dedi.', '“https://ornek.com/x--y” dedi.'],
  ['ornek.com\'da "gel"', 'ornek.com’da “gel”'],
  ["https://ornek.com/a--b'den geldi...", 'https://ornek.com/a--b’den geldi…'],
  ['Geldi--gitti, ve/veya--kaldı.', 'Geldi – gitti, ve/veya – kaldı.'],
])('sets punctuation next to text that is not prose: %s', (raw, set) => {
  expect(withHouseMarks(raw)).toBe(set);
});

test('returns the offsets of changes', () => {
  expect(markChanges('Bir "iki"...')).toEqual([
    { from: 4, to: 5, insert: '“' },
    { from: 8, to: 9, insert: '”' },
    { from: 9, to: 12, insert: '…' },
  ]);
  expect(markChanges('“Temiz” bir metin…')).toEqual([]);
});

const parts = [
  '"',
  "'",
  '-',
  '--',
  '—',
  '–',
  ' ',
  ' ',
  '\n',
  '.',
  '..',
  '…',
  '?',
  '!',
  '“',
  '”',
  '’',
  '‘',
  '«',
  '»',
  '„',
  'ev',
  'Ayşe',
  '7',
  ',',
  '(',
  ')',
  '>',
  '`',
  '@',
  '/',
  '90lar',
  'x',
  '_',
  'https://a.com/x',
];

/** Returns the same numbers in each run, so that failures are reproducible. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

describe('HouseMarks with random texts', () => {
  const texts = Array.from({ length: 6_000 }, (_, seed) => {
    const next = random(seed + 1);
    const count = 1 + Math.floor(next() * 12);
    return Array.from({ length: count }, () => parts[Math.floor(next() * parts.length)]).join('');
  });

  test('returns the same result for any pieces', () => {
    for (const [seed, text] of texts.entries()) {
      const next = random(seed + 7);
      const marks = new HouseMarks();
      let out = '';
      for (let at = 0; at < text.length; ) {
        const size = 1 + Math.floor(next() * 4);
        out += marks.push(text.slice(at, at + size));
        at += size;
      }
      expect(out + marks.end(), JSON.stringify(text)).toBe(withHouseMarks(text));
    }
  });

  test('returns the same result for any pieces after a run of up to 1,200 marks', () => {
    const runs = ['.', '…', '-', '—', ' ', '\u00A0'].flatMap((mark) => [mark.repeat(499), mark.repeat(700)]);
    const others = ['\n', ' ', '"', 'ev', '.', '-', '?', '7'];
    for (let seed = 1; seed <= 600; seed += 1) {
      const next = random(seed);
      const pick = (from: string[]) => from[Math.floor(next() * from.length)] ?? '';
      const text = Array.from({ length: 8 }, (_, index) => pick(index % 2 === 0 ? others : runs)).join('');
      const marks = new HouseMarks();
      let out = '';
      for (let at = 0; at < text.length; ) {
        const size = Math.floor(next() * 40);
        out += marks.push(text.slice(at, at + size));
        at += size;
      }
      expect(out + marks.end(), JSON.stringify(text)).toBe(withHouseMarks(text));
    }
  });

  test('does not change its own result', () => {
    for (const text of texts) {
      const once = withHouseMarks(text);
      expect(withHouseMarks(once), JSON.stringify(text)).toBe(once);
    }
  });
});

test.each(['a_--', '.-', "x'@", '`.(', 'www.'])(
  'reads a long run of %s in less than 2 s of CPU time',
  (piece) => {
    const spentMs = cpuTimer();
    withHouseMarks(piece.repeat(50_000));
    withHouseMarks(`${piece.repeat(120)} `.repeat(400));
    expect(spentMs()).toBeLessThan(2_000);
  },
);

test('sets the punctuation of a novel in less than 2 s of CPU time', () => {
  const novel = 'Ayşe\'nin evi -eski ev- "yandı"... — Gel, dedi.\n'.repeat(25_000);
  const spentMs = cpuTimer();
  expect(withHouseMarks(novel)).toContain('Ayşe’nin');
  expect(spentMs()).toBeLessThan(2_000);
});
