import {
  HEADS_IN_S,
  HEADS_IN_SOFT_G,
  NATIVE_ENDING,
  NATIVE_IN_HIGH_VOWEL,
  NOUNS_IN_L,
  NOUNS_IN_SOFT_C,
} from './compound-exceptions.ts';
import { POSSESSIVE } from './endings.ts';
import { ALTERNATING, CLOSED_COMPOUNDS, GLIDING } from './lexicon-exceptions.ts';
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

function bareHead(head: string): string {
  if (head.endsWith('suyu') && GLIDING.has(head.slice(0, -2))) return head.slice(0, -2);
  const body = head.slice(0, -1);
  const last = body.charAt(body.length - 1);
  const whole = UNALTERNATED.get(body);
  if (whole) return whole;
  if (last === 's' && isVowel(body.charAt(body.length - 2)) && !HEADS_IN_S.has(body))
    return body.slice(0, -1);
  if (HEADS_IN_SOFT_G.has(body)) return body;
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

/** Tells a word made with -ci or -li ("balıkçı", "gölgeli") from one that only ends like it ("ağacı", "yolu"). */
function isDerived(body: string): boolean {
  const afterVowel = isVowel(body.charAt(body.length - 2));
  if (body.endsWith('ç')) return !afterVowel;
  if (body.endsWith('c')) return !NOUNS_IN_SOFT_C.has(`${body.slice(0, -1)}ç`);
  if (!body.endsWith('l') || UNALTERNATED.has(body)) return false;
  return !afterVowel || (vowelCount(body) > 1 && !NOUNS_IN_L.has(body));
}

/** Nouns of three syllables and more in -ntı, -ltı, -rtı are made from verbs and sounds ("gezinti", "gürültü"). */
const isVerbalNoun = (head: string): boolean => /[nlr]t[ıiuü]$/u.test(head) && vowelCount(head) > 2;

/**
 * Guesses whether a phrase of free text is a compound that carries a possessive: "deniz feneri" and "fener
 * bekçisi" are, "eski kapı" and "küçük balıkçı" are not. Rules cannot tell for sure; where the writer of a
 * word list knows better, the `compound` option should say so.
 */
export function looksLikeCompound(phrase: string): boolean {
  const [before, written] = splitHead(phrase.trim());
  const head = written.toLocaleLowerCase('tr');
  if (CLOSED_COMPOUNDS.has(head)) return true;
  if (before === '' || !/[ıiuü]$/u.test(head)) return false;
  if (NATIVE_IN_HIGH_VOWEL.has(head) || NATIVE_ENDING.test(head) || isVerbalNoun(head)) return false;
  const body = head.slice(0, -1);
  return vowelCount(body) > 0 && !isDerived(body);
}
