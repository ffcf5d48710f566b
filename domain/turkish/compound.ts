import { POSSESSIVE } from './endings.ts';
import { ALTERNATING, CLOSED_COMPOUNDS, NATIVE_IN_HIGH_VOWEL } from './lexicon-exceptions.ts';
import { nounStem, splitHead } from './noun-stem.ts';
import { attach, isVowel, vowelCount } from './phonology.ts';

const HARDENED: Readonly<Record<string, readonly string[]>> = {
  b: ['p', 'b'],
  c: ['ç', 'c'],
  d: ['t', 'd'],
  ğ: ['k', 'ğ', 'g'],
  g: ['k', 'g'],
};

const UNALTERNATED = new Map([...ALTERNATING].map(([word, spelling]) => [spelling, word]));

/** Nouns in -s after a vowel that are heads of compounds ("kuş kafesi"), where -si is not the whole suffix. */
const HEADS_IN_S = new Set(
  'kafes nefes ses his hapis heves otobüs polis servis teras adres prens ateş kumpas makas elmas pas kas yas taş tas bahis miras esas karides kulis tenis ofis iris basamas papirüs virüs kampüs'.split(
    ' ',
  ),
);

function bareHead(head: string): string {
  if (head === 'suyu') return 'su';
  const body = head.slice(0, -1);
  const last = body.charAt(body.length - 1);
  const whole = UNALTERNATED.get(body);
  if (whole) return whole;
  if (last === 's' && isVowel(body.charAt(body.length - 2)) && !HEADS_IN_S.has(body))
    return body.slice(0, -1);
  if (/[^b]loğ$/u.test(body)) return `${body.slice(0, -1)}g`;
  for (const hard of HARDENED[last] ?? []) {
    const candidate = body.slice(0, -1) + hard;
    if (attach(nounStem(candidate), POSSESSIVE['3sg']).text === head) return candidate;
  }
  return body;
}

/** Takes the possessive off the head of a compound: "deniz feneri" → "deniz fener", "gözyaşı" → "gözyaş". */
export function bareCompound(phrase: string): string {
  const [before, head] = splitHead(phrase);
  return before + bareHead(head);
}

/** Suffixes that make words in a high vowel: "-ci" (fenerci), "-li" (denizli). */
const DERIVED_IN_HIGH_VOWEL = /[^s][cçl][ıiuü]$/u;

/**
 * Guesses whether a phrase of free text is a compound that carries a possessive: "deniz feneri" and "fener
 * bekçisi" are, "eski kapı" and "küçük balıkçı" are not. Rules cannot tell for sure; where the writer of a
 * word list knows better, the `compound` option should say so.
 */
export function looksLikeCompound(phrase: string): boolean {
  const [before, written] = splitHead(phrase.trim());
  const head = written.toLocaleLowerCase('tr');
  if (CLOSED_COMPOUNDS.has(head)) return true;
  if (before === '' || !/[ıiuü]$/u.test(head) || NATIVE_IN_HIGH_VOWEL.has(head)) return false;
  const body = head.slice(0, -1);
  if (body.endsWith('s') && isVowel(body.charAt(body.length - 2))) return true;
  return !DERIVED_IN_HIGH_VOWEL.test(head) && vowelCount(body) > 0;
}
