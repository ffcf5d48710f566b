import { readFileSync } from 'node:fs';
import { createHunspellFromStrings } from 'hunspell-wasm';
import { beforeAll, describe, expect, test } from 'vitest';
import { type CheckedWord, createChecker } from './checker.ts';

let checker: ReturnType<typeof createChecker>;
beforeAll(async () => {
  const read = (name: string) =>
    readFileSync(new URL(`../../../../node_modules/dictionary-tr/${name}`, import.meta.url), 'utf8');
  checker = createChecker(await createHunspellFromStrings(read('index.aff'), read('index.dic')));
}, 60_000);

const inside = (word: string): CheckedWord => ({ word, starts: false });
const first = (word: string): CheckedWord => ({ word, starts: true });

describe('correct words', () => {
  test.each(
    (
      'kitaplarımızdan geliyorlardı yapabileceğimizi söyleyemediğim ışıldıyordu karanlıktaydı evlerindekilerden ' +
      'kâğıt hikâyesini rüzgârı zekâ dükkânda hâlâ bekçisiydim dedektiftim kaybedememişti gösterebiliyordum ' +
      'büyükannesinin büyükannemden gidecekmişsiniz sabahleyin açıkçası gözlerindeki bekliyormuş unuttuğunu ağlıyordu ' +
      "İstanbul'da Ayşe'nin Ahmet'ten Zonguldak'ta TBMM'nin 1980'de Kemal’in"
    ).split(' '),
  )('%s', (word) => {
    expect(checker.isRight(inside(word))).toBe(true);
  });
  test.each(['Ilık', 'İyi', 'Işıklar', 'Ahmet', 'Zeynep', 'Geliyordu'])(
    '%s at a sentence’s start',
    (word) => {
      expect(checker.isRight(first(word))).toBe(true);
    },
  );
});

describe('misspelled words', () => {
  test.each([
    ['herkez', 'herkes'],
    ['yanlız', 'yalnız'],
    ['pencre', 'pencere'],
    ['geliyorlrdı', 'geliyorlardı'],
    ['açıkcası', 'açıkçası'],
    ['kitapp', 'kitap'],
    ['guzel', 'güzel'],
    ['gelmiştım', 'gelmiştim'],
    ['birşey', 'bir şey'],
    ['sandelye', 'sandalye'],
    ["Ayşe'ya", "Ayşe'ye"],
    ["Ahmet'den", "Ahmet'ten"],
    ["1980'da", "1980'de"],
  ])('%s: %s', (word, right) => {
    expect(checker.isRight(inside(word))).toBe(false);
    if (/^\p{L}/u.test(word)) expect(checker.suggest(inside(word)).slice(0, 3)).toContain(right);
  });

  test('a suggestion has the case of the word', () => {
    expect(checker.suggest(first('Pencre'))).toContain('Pencere');
  });
});

test('marks a known name without its apostrophe and suggests the form with it', () => {
  for (const [word, right] of [
    ['Ayşenin', 'Ayşe’nin'],
    ['Ahmetten', 'Ahmet’ten'],
    ['Kemale', 'Kemal’e'],
  ] as const) {
    expect(checker.isRight(inside(word)), word).toBe(false);
    expect(checker.suggest(inside(word))).toEqual([right]);
  }
  expect(checker.isRight(inside('Ayşeler'))).toBe(true);
  expect(checker.isRight(inside('Ayşegül'))).toBe(true);
  expect(checker.isRight(first('Denizde'))).toBe(true);
});

test('accepts names of the story and words of the personal list with suffixes', () => {
  expect(checker.isRight(first('Sarvandağ'))).toBe(false);
  expect(checker.isRight(inside('mırıltıc'))).toBe(false);
  checker.know({ names: ['Sarvandağ Kalesi'], personal: ['Mırıltıc'] });
  expect(checker.isRight(first('Sarvandağ'))).toBe(true);
  expect(checker.isRight(inside('mırıltıc'))).toBe(true);
  expect(checker.isRight(inside('mırıltıcdan'))).toBe(true);
  checker.know({ names: [], personal: [] });
  expect(checker.isRight(inside('mırıltıc'))).toBe(false);
});
