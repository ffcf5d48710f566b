import { bareCompound } from '../compound.ts';
import { DROPPING_HOMONYMS, SOFT_T } from '../lexicon-exceptions.ts';
import { inflectNoun } from '../noun.ts';
import { nounStem, splitHead } from '../noun-stem.ts';
import { isVowel, vowelCount } from '../phonology.ts';
import type { Case } from '../types.ts';
import type { NounForm } from './idea.ts';

const CASES: readonly Case[] = ['nom', 'acc', 'dat', 'loc', 'abl', 'gen', 'ins'];

/** How `word` is a form of a dictionary noun or name, or undefined when it is none. */
export function nounForm(
  lemma: string,
  word: string,
  opts: { compound?: boolean; proper?: boolean } = {},
): NounForm | undefined {
  if (word.slice(0, 2) !== lemma.slice(0, 2)) return undefined;
  const homonyms = DROPPING_HOMONYMS.has(splitHead(lemma)[1]) ? [{}, { drop: true }] : [{}];
  for (const possessive of [undefined, '3sg', '1sg', '1pl', '2sg', '3pl'] as const) {
    for (const plural of [false, true]) {
      for (const asked of CASES) {
        for (const homonym of homonyms) {
          const form = inflectNoun(lemma, {
            case: asked,
            plural,
            ...(possessive ? { possessive } : {}),
            ...opts,
            ...homonym,
          });
          if (form === word) return { lemma, case: asked, plural, ...(possessive ? { possessive } : {}) };
        }
      }
    }
  }
  return undefined;
}

/** Nouns whose own ending looks like a possessive with the accusative after it ("kadını" is no form of "kadı"). */
const ENDING_IN_N = new Set(
  'kadın altın gelin düğün ürün bütün tütün odun koyun oyun sorun torun ekin akın yığın basın yakın sabun toprağın zeytin orkin üzün yağın kedin'.split(
    ' ',
  ),
);

const HARD: Readonly<Record<string, string>> = { b: 'p', c: 'ç', ğ: 'k' };

/** The noun that loses only an ending that begins with a vowel: "kitab" → "kitap", "kanad" → "kanat". */
function hardened(body: string): string {
  const last = body.charAt(body.length - 1);
  const hard = HARD[last];
  if (hard && vowelCount(body) > 1) return body.slice(0, -1) + hard;
  if (last === 'd' && SOFT_T.has(`${splitHead(body)[1].slice(0, -1)}t`)) return `${body.slice(0, -1)}t`;
  return bareCompound(
    `${body}${/[aı][^aeıioöuü]*$/u.test(body) ? 'ı' : /[ei][^aeıioöuü]*$/u.test(body) ? 'i' : /[ou][^aeıioöuü]*$/u.test(body) ? 'u' : 'ü'}`,
  );
}

/**
 * A word in the accusative without its ending: "gemiyi" → "gemi", "mektubu" → "mektup", "defterini" → "defteri"
 * (still possessed). Undefined where the word is no accusative.
 */
export function withoutAccusative(word: string): { head: string; compound: boolean } | undefined {
  const body = word.slice(0, -1);
  if (!/[ıiuü]$/u.test(word) || vowelCount(body) === 0) return undefined;
  if (/[aeıioöuü]y$/u.test(body)) return { head: body.slice(0, -1), compound: false };
  if (/[ıiuü]n$/u.test(body) && vowelCount(body) > 1 && !ENDING_IN_N.has(splitHead(body)[1])) {
    const possessed = body.slice(0, -1);
    if (inflectNoun(possessed, { compound: true, case: 'acc' }) === word)
      return { head: possessed, compound: true };
  }
  if (isVowel(body.charAt(body.length - 1))) return undefined;
  for (const head of new Set([hardened(body), body])) {
    if (inflectNoun(head, { case: 'acc' }) === word) return { head, compound: false };
  }
  return nounStem(body).open ? undefined : { head: body, compound: false };
}
