import { ALTERNATING, DROPPING_HOMONYMS } from './lexicon-exceptions.ts';
import { createMemo } from './memo.ts';
import { inflectNoun, type NounOptions } from './noun.ts';
import { splitHead } from './noun-stem.ts';
import { lower } from './text.ts';
import type { Case, CopulaTense, Person } from './types.ts';

const CASES: readonly Case[] = ['nom', 'acc', 'dat', 'loc', 'abl', 'gen', 'ins'];
const OWNERS: readonly (Person | undefined)[] = [undefined, '1sg', '2sg', '3sg', '1pl', '2pl', '3pl'];
const COPULAS: readonly CopulaTense[] = ['past', 'evidential', 'conditional'];

/** Every noun form that free text is likely to hold: number × owner × case, -ki, and a copula on plain ones. */
function* nounEndings(): Generator<NounOptions> {
  for (const plural of [false, true]) {
    for (const possessive of OWNERS) {
      for (const nounCase of CASES) yield { plural, possessive, case: nounCase };
      yield { plural, possessive, case: 'loc', relative: true };
    }
    for (const copula of COPULAS) yield { plural, copula };
  }
}

const ENDINGS: readonly NounOptions[] = [...nounEndings()];
const memo = createMemo<ReadonlySet<string>>(2000);

/** A noun may be read in several ways: a homonym that drops its vowel, a phrase that is a compound. */
function readingsOf(noun: string): NounOptions[] {
  const [before, head] = splitHead(noun);
  const compound = before !== '' && /[ıiuü]$/u.test(head);
  return [
    {},
    ...(DROPPING_HOMONYMS.has(head) ? [{ drop: true }] : []),
    ...(compound ? [{ compound: true }] : []),
  ];
}

function makeParadigm(noun: string): ReadonlySet<string> {
  const readings = readingsOf(noun);
  return new Set(
    readings.flatMap((reading) => ENDINGS.map((endings) => inflectNoun(noun, { ...endings, ...reading }))),
  );
}

const paradigm = (noun: string): ReadonlySet<string> => memo(noun, () => makeParadigm(noun));

const UNALTERNATED = new Map(
  [...ALTERNATING, ...DROPPING_HOMONYMS].map(([word, spelling]) => [spelling, word]),
);
const HARDENED: Readonly<Record<string, readonly string[]>> = {
  b: ['p'],
  c: ['ç'],
  d: ['t'],
  ğ: ['k', 'g'],
  g: ['k'],
};
const SHORTEST_STEM = 2;
/** Nothing longer is a word or a phrase that a lexicon could hold. */
const LONGEST_FORM = 80;

/** Dictionary spellings that a beginning of an inflected word may stand for: "kitab" → "kitab", "kitap". */
function dictionarySpellings(beginning: string): string[] {
  const [before, head] = splitHead(beginning);
  const body = beginning.slice(0, -1);
  const hardened = (HARDENED[beginning.charAt(beginning.length - 1)] ?? []).map((hard) => body + hard);
  const whole = UNALTERNATED.get(head);
  return [beginning, ...hardened, ...(whole ? [before + whole] : [])];
}

/** A compound loses its possessive before a plural or another owner ("deniz fenerleri"), so it is tried with it back. */
function withPossessive(spellings: readonly string[]): string[] {
  return spellings.flatMap((spelling) =>
    spelling.includes(' ') ? [inflectNoun(spelling, { possessive: '3sg' })] : [],
  );
}

/**
 * The dictionary forms in `lexicon` that a noun or noun phrase from free text can be an inflection of, the word
 * itself first and then the longest: "deniz fenerinde" → "deniz feneri", "kitabını" → "kitap". Lexicon entries
 * are lower case. Each candidate is proved by inflecting it again, so a chance beginning is never returned.
 */
export function stemCandidates(word: string, lexicon: Pick<ReadonlySet<string>, 'has'>): string[] {
  const form = lower(word.trim()).replace(/['’].*$/u, '');
  const found = new Set<string>(lexicon.has(form) ? [form] : []);
  if (form.length > LONGEST_FORM) return [...found];
  for (let length = form.length; length >= SHORTEST_STEM; length--) {
    const spellings = dictionarySpellings(form.slice(0, length));
    for (const candidate of [...spellings, ...withPossessive(spellings)]) {
      if (lexicon.has(candidate) && paradigm(candidate).has(form)) found.add(candidate);
    }
  }
  return [...found];
}

/** The likeliest dictionary form of a noun from free text, or undefined when the lexicon has none. */
export const stripSuffixes = (word: string, lexicon: ReadonlySet<string>): string | undefined =>
  stemCandidates(word, lexicon)[0];
