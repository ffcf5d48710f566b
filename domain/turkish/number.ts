import { CASES, PLURAL, POSSESSIVE, PRONOMINAL_CASES } from './endings.ts';
import { attach, plainStem, type Stem, type Suffix, suffix } from './phonology.ts';
import type { Case, Person } from './types.ts';

const ONES = ['sıfır', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz'] as const;
const TENS = ['', 'on', 'yirmi', 'otuz', 'kırk', 'elli', 'altmış', 'yetmiş', 'seksen', 'doksan'] as const;
const SCALES = ['', 'bin', 'milyon', 'milyar', 'trilyon', 'katrilyon'] as const;

const ORDINAL = suffix('(I)ncI');
const DISTRIBUTIVE = suffix('(ş)Ar');

function wordsUnderThousand(value: number): string[] {
  const hundreds = Math.floor(value / 100);
  const words = hundreds ? [...(hundreds > 1 ? [ONES[hundreds] ?? ''] : []), 'yüz'] : [];
  const tens = TENS[Math.floor((value % 100) / 10)];
  if (tens) words.push(tens);
  if (value % 10) words.push(ONES[value % 10] ?? '');
  return words;
}

/**
 * A whole number in words, each written apart: 1923 → "bin dokuz yüz yirmi üç".
 * Throws RangeError for fractions and for what a double cannot hold exactly.
 */
export function numberWord(value: number): string {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not a whole number: ${value}`);
  if (value < 0) return `eksi ${numberWord(-value)}`;
  if (value === 0) return ONES[0];
  const words: string[] = [];
  for (let scale = 0, rest = value; rest > 0; scale++, rest = Math.floor(rest / 1000)) {
    const group = rest % 1000;
    if (group === 0) continue;
    // One thousand is "bin", never "bir bin".
    const head = scale === 1 && group === 1 ? [] : wordsUnderThousand(group);
    words.unshift(...head, ...(scale ? [SCALES[scale] ?? ''] : []));
  }
  return words.join(' ');
}

/** The last word heard when the digits are read out: "1.500" → "yüz", "10.30" → "otuz", "2,5" → "beş". */
function lastWordRead(digits: string): string {
  const joined = digits.replace(/[.\s](?=\d{3}(?!\d))/gu, '');
  const groups = joined.match(/\d+/gu) ?? ['0'];
  const meaningful = groups.filter((group, i) => i === 0 || !/^0+$/u.test(group));
  const last = (meaningful.at(-1) ?? '0').replace(/^0+(?=\d)/u, '');
  const zeros = /0*$/u.exec(last)?.[0].length ?? 0;
  if (/^0+$/u.test(last)) return ONES[0];
  const digit = Number(last.charAt(last.length - 1 - zeros));
  if (zeros === 0) return ONES[digit] ?? '';
  if (zeros === 1) return TENS[digit] ?? '';
  if (zeros === 2) return 'yüz';
  return SCALES[Math.min(Math.floor(zeros / 3), SCALES.length - 1)] ?? '';
}

/** A written number ready for suffixes, which follow an apostrophe and the sound of the number. */
export function numberStem(written: string): Stem {
  const text = `${written}'`;
  return { ...plainStem(lastWordRead(written)), text, beforeVowel: text };
}

const after = (n: number | string, added: Suffix): string => attach(numberStem(String(n)), added).text;

/** What may be added to a written number besides its case. */
export interface NumberEndings {
  readonly plural?: boolean;
  readonly possessive?: Person;
}

/** A number in digits with a case suffix: 5 + acc → "5'i", "1980" + plural + loc → "1980'lerde". */
export function numberSuffix(
  n: number | string,
  numberCase: Case,
  { plural, possessive }: NumberEndings = {},
): string {
  if (numberCase === 'nom' && !plural && !possessive) return String(n);
  let stem = numberStem(String(n));
  if (plural && possessive !== '3pl') stem = attach(stem, PLURAL);
  if (possessive) stem = attach(stem, POSSESSIVE[possessive]);
  const cases = possessive === '3sg' || possessive === '3pl' ? PRONOMINAL_CASES : CASES;
  return attach(stem, cases[numberCase]).text;
}

/** An ordinal in digits: 3 → "3'üncü", 6 → "6'ncı". */
export const numberOrdinal = (n: number | string): string => after(n, ORDINAL);

/** A distributive in words: 5 → "beşer", 2 → "ikişer"; written out, as usage asks. */
export function distributiveWord(value: number): string {
  return attach(wordStem(value), DISTRIBUTIVE).text;
}

/** An ordinal in words: 4 → "dördüncü", 21 → "yirmi birinci". */
export function ordinalWord(value: number): string {
  return attach(wordStem(value), ORDINAL).text;
}

function wordStem(value: number): Stem {
  const stem = plainStem(numberWord(value));
  return stem.text.endsWith('dört') ? { ...stem, beforeVowel: `${stem.text.slice(0, -1)}d` } : stem;
}
