import { ASSERTIVE, KEN } from './endings.ts';
import { addNominalCopula } from './noun.ts';
import { nounStem } from './noun-stem.ts';
import { attach } from './phonology.ts';
import { properStem } from './proper-name.ts';
import type { CopulaTense, Person } from './types.ts';

/** Options of {@link copula}. */
export interface CopulaOptions {
  readonly tense: CopulaTense | 'present';
  /** Third singular by default. */
  readonly person?: Person;
  readonly negative?: boolean;
  /** Adds -DIr to a third person in the present ("doğrudur"). */
  readonly assertive?: boolean;
  /** The word is a proper name and takes an apostrophe ("Ali'ydi"). */
  readonly proper?: boolean;
}

/** "to be" on a noun, adjective or inflected word: "öğretmendi", "yorgunum", "güzel değildik", "var" → "yoktu". */
export function copula(word: string, opts: CopulaOptions): string {
  const { tense, person = '3sg', assertive } = opts;
  const host = opts.negative ? negated(word) : word;
  const bare = tense === 'present' && person === '3sg' && !assertive;
  const stem = opts.proper && !opts.negative ? properStem(word, !bare) : nounStem(host);
  return addNominalCopula(stem, tense, person, assertive).text;
}

/** "var" has a negative of its own; everything else takes "değil". */
const negated = (word: string): string => (word === 'var' ? 'yok' : `${word} değil`);

/** -DIr on any predicate: "doğru" → "doğrudur", "gelmiş" → "gelmiştir". */
export const assertive = (word: string): string => attach(nounStem(word), ASSERTIVE).text;

/** "while being": "çocuk" → "çocukken", "evde" → "evdeyken". */
export const whileBeing = (word: string): string => attach(nounStem(word), KEN).text;
