import { withoutCircumflex } from './circumflex.ts';
import {
  ALTERNATING,
  CLOSED_COMPOUNDS,
  DROPPING_HOMONYMS,
  GLIDING,
  HARD_POLYSYLLABLES,
  NK_TO_NG,
  PALATAL,
  SOFT_AGAINST_RULE,
  SOFT_T,
} from './lexicon-exceptions.ts';
import { createMemo } from './memo.ts';
import { fronted, isVowel, plainStem, type Stem, vowelCount } from './phonology.ts';

const SOFTENED: Readonly<Record<string, string>> = { p: 'b', ç: 'c', t: 'd', k: 'ğ', g: 'ğ' };

/** Splits a phrase before its last word, the only one that takes suffixes. */
export function splitHead(phrase: string): [before: string, head: string] {
  const cut = phrase.lastIndexOf(' ') + 1;
  return [phrase.slice(0, cut), phrase.slice(cut)];
}

/** `word` comes without circumflexes, as the tables list it. */
function softens(word: string, last: string): boolean {
  if (last === 't') return SOFT_T.has(word);
  const short = vowelCount(word) === 1;
  if (last === 'g') return !short && word.endsWith('log');
  if (last !== 'p' && last !== 'ç' && last !== 'k') return false;
  if (short || SOFT_AGAINST_RULE.has(word)) return SOFT_AGAINST_RULE.has(word);
  // Longer words in -rk, -sk, -mp and the like are loans that stay hard ("otopark", "kramp").
  return !HARD_POLYSYLLABLES.has(word) && (last === 'ç' || isVowel(word.charAt(word.length - 2)));
}

function spellBeforeVowel(word: string, drop: boolean | undefined): string {
  const alternating =
    drop === false ? undefined : (ALTERNATING.get(word) ?? (drop && DROPPING_HOMONYMS.get(word)));
  if (alternating) return alternating;
  const last = word.charAt(word.length - 1);
  if (word.endsWith('nk')) return word.endsWith('enk') || NK_TO_NG.has(word) ? `${word.slice(0, -1)}g` : word;
  return softens(withoutCircumflex(word), last) ? word.slice(0, -1) + SOFTENED[last] : word;
}

/** Keeps the capitals of the written word in a spelling that was looked up in lower case. */
function withCaseOf(written: string, lowered: string, spelling: string): string {
  if (written === lowered) return spelling;
  let same = 0;
  while (same < spelling.length && spelling.charAt(same) === lowered.charAt(same)) same++;
  return written.slice(0, same) + spelling.slice(same);
}

function makeNounStem(phrase: string, drop: boolean | undefined): Stem {
  const [before, head] = splitHead(phrase);
  const word = head.toLocaleLowerCase('tr');
  const plain = plainStem(phrase);
  const palatal = PALATAL.has(word) || PALATAL.has(withoutCircumflex(word));
  return {
    ...plain,
    beforeVowel: before + withCaseOf(head, word, spellBeforeVowel(word, drop)),
    vowel: palatal ? fronted(plain.vowel) : plain.vowel,
    glide: GLIDING.has(word),
  };
}

const memo = createMemo<Stem>(20_000);

/**
 * Looks up how a dictionary noun or noun phrase behaves before suffixes; only its last word matters.
 * `drop` picks between homonyms: "koyun" is "koynu" (bosom) when true and "koyunu" (sheep) otherwise.
 */
export const nounStem = (phrase: string, drop?: boolean): Stem =>
  memo(drop === undefined ? phrase : `${phrase}|${drop}`, () => makeNounStem(phrase, drop));

const HIGH_VOWEL = /[ıiuü]$/u;

/** Tells whether a single word is a closed compound that carries a possessive ("gökyüzü"). */
export const isClosedCompound = (phrase: string): boolean =>
  HIGH_VOWEL.test(phrase) && CLOSED_COMPOUNDS.has(splitHead(phrase)[1].toLocaleLowerCase('tr'));
