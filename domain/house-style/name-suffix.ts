import {
  ASSERTIVE,
  CASES,
  K_ENDINGS,
  KEN,
  PLURAL,
  POSSESSIVE,
  PRONOMINAL_CASES,
  Z_ENDINGS,
} from '../turkish/endings.ts';
import { attach, isVowel, plainStem, type Stem, type Suffix, suffix } from '../turkish/phonology.ts';
import { isHeardOtherwise, properStem } from '../turkish/proper-name.ts';
import type { Case } from '../turkish/types.ts';

/** A wrong suffix after an apostrophe, with corrections. */
export interface WrongSuffix {
  /** Offset of the whole form, name and suffix, in UTF-16 code units. */
  from: number;
  to: number;
  found: string;
  /** Corrections, the most likely first. */
  suggestions: string[];
}

const owners = ['1sg', '2sg', '3sg', '1pl', '2pl'] as const;
const cases: readonly Case[] = ['nom', 'acc', 'dat', 'loc', 'abl', 'gen', 'ins'];
const KI = suffix('ki');
const copulas: readonly Suffix[][] = [
  ...Object.values(K_ENDINGS).flatMap((person) => [
    [suffix('(y)DI'), person],
    [suffix('(y)sA'), person],
  ]),
  ...Object.values(Z_ENDINGS).map((person) => [suffix('(y)mIş'), person]),
  ...Object.values(Z_ENDINGS).map((person) => [person]),
  [KEN],
  [ASSERTIVE],
];
/** Derivational suffixes of names and numbers ("İzmir'li" is a common spelling, "1980'li" the right one). */
const derivations = ['lI', 'sIz', 'lIk', 'CA', 'CI', '(I)ncI', '(ş)Ar', 'cIk', 'cIğIm'].map(suffix);

function* declined(): Generator<Suffix[]> {
  for (const plural of [[], [PLURAL]]) {
    for (const nounCase of cases) yield [...plural, CASES[nounCase]];
    for (const owner of owners) {
      const pronominal = owner === '3sg' ? PRONOMINAL_CASES : CASES;
      for (const nounCase of cases) yield [...plural, POSSESSIVE[owner], pronominal[nounCase]];
    }
  }
}

function* chains(): Generator<Suffix[]> {
  // Likely chains come first: a case precedes a copula of the same form.
  yield* declined();
  for (const chain of declined()) {
    for (const copula of copulas) yield [...chain, ...copula];
  }
  for (const held of [CASES.loc, CASES.gen]) {
    for (const nounCase of cases) {
      yield [held, KI, PRONOMINAL_CASES[nounCase]];
      yield [held, KI, PLURAL, CASES[nounCase]];
    }
    for (const copula of copulas) yield [held, KI, ...copula];
  }
  for (const derived of derivations) {
    for (const nounCase of cases) {
      yield [derived, CASES[nounCase]];
      yield [derived, PLURAL, CASES[nounCase]];
    }
  }
}

const allChains: readonly Suffix[][] = [...chains()];

const shapes: Readonly<Record<string, string>> = {
  e: 'A',
  a: 'A',
  ı: 'I',
  i: 'I',
  u: 'I',
  ü: 'I',
  t: 'D',
  ç: 'C',
  d: 'D',
  c: 'C',
};
/** A suffix without the properties that its name determines: vowel harmony, voicing and buffer consonants. */
const skeleton = (ending: string): string =>
  Array.from(
    ending.replace(/^[ynsş](?=[aeıioöuü])|^y(?=[dtms])/u, ''),
    (letter) => shapes[letter] ?? letter,
  ).join('');

interface Endings {
  right: ReadonlySet<string>;
  bySkeleton: ReadonlyMap<string, readonly string[]>;
}

function makeEndings(sound: Stem): Endings {
  const right = new Set<string>();
  const bySkeleton = new Map<string, string[]>();
  const bare = { ...sound, text: '', beforeVowel: '' };
  for (const chain of allChains) {
    const { text } = chain.reduce(attach, bare);
    if (text === '' || right.has(text)) continue;
    right.add(text);
    const key = skeleton(text);
    bySkeleton.set(key, [...(bySkeleton.get(key) ?? []), text]);
  }
  return { right, bySkeleton };
}

/** Endings depend only on the sound of a name's end, so a few dozen sets serve all names. */
const known = new Map<string, Endings>();
function endingsOf(sound: Stem): Endings {
  const key = `${sound.vowel}${sound.open}${sound.voiceless}`;
  const endings = known.get(key) ?? makeEndings(sound);
  known.set(key, endings);
  return endings;
}

const acronym = /^\p{Lu}{2,6}$/u;
/** An abbreviation of three letters that can be read as one syllable. */
const readable = /^[^AEIİOÖUÜ][AEIİOÖUÜ][^AEIİOÖUÜ]$/u;

/** The possible pronunciations of a name: an abbreviation is spelled out or read as a word. */
function soundsOf(name: string): Stem[] {
  const heard = properStem(name, true);
  if (!acronym.test(name)) return [heard];
  const last = name.slice(-1);
  const spelled = plainStem(isVowel(last) ? last : `${last}e`);
  // The TDK reads K as "ke", many people say "ka"; H is "he" or "ha".
  const broad = last === 'K' || last === 'H' ? [plainStem(`${last}a`)] : [];
  const asWord = name.length > 3 || readable.test(name) ? [plainStem(name)] : [];
  return [spelled, ...broad, ...asWord];
}

/** A foreign spelling, whose pronunciation only the writer knows. */
const foreign =
  /[qwx]|([bcdfgjklmnprstvz])\1e$|[^aeıioöuü]y$|(?:ck|th|sh|ph|gh|ee|oo|ou|ie|eau|aux|ault|ais|ois)e?s?$/iu;

const form = /(?<![\p{L}\d'’])((?:%\s?)?\d+(?:[.,:]\d+)*|\p{Lu}\p{L}*)['’](\p{Ll}+)(?!['’\p{L}])/gu;

function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of Array.from(a).entries()) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++) {
      const change = letter === b.charAt(j) ? 0 : 1;
      next.push(Math.min((row[j] ?? 0) + change, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/**
 * Returns the right endings of a name instead of `ending`, the most likely first; empty when the ending is right or
 * unknown. "Ayşe" + "ya" → ["ye"], "Ahmet" + "den" → ["ten"], "1980" + "da" → ["de"].
 */
export function betterEndings(name: string, ending: string): string[] {
  const bare = name.replace(/^%\s?/u, '');
  if (!/\d$/u.test(bare) && !acronym.test(bare) && foreign.test(bare) && !isHeardOtherwise(bare)) return [];
  const sounds = soundsOf(bare);
  if (sounds.some((sound) => endingsOf(sound).right.has(ending))) return [];
  const [first] = sounds;
  if (!first) return [];
  const { bySkeleton } = endingsOf(first);
  return (bySkeleton.get(skeleton(ending)) ?? [])
    .map((right) => ({ right, far: distance(ending, right) }))
    .sort((a, b) => a.far - b.far)
    .filter(({ far }, index, all) => index < 3 && far === all[0]?.far)
    .map(({ right }) => right);
}

/** Finds names, abbreviations and numbers with a wrong suffix. */
export function findSuffixErrors(text: string): WrongSuffix[] {
  const errors: WrongSuffix[] = [];
  for (const match of text.matchAll(form)) {
    const [found, name = '', ending = ''] = match;
    const suggestions = betterEndings(name, ending);
    if (suggestions.length === 0) continue;
    const mark = found.charAt(name.length);
    errors.push({
      from: match.index,
      to: match.index + found.length,
      found,
      suggestions: suggestions.map((right) => `${name}${mark}${right}`),
    });
  }
  return errors;
}
