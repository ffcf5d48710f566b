import { type CopulaTense, copula, type Person, stemCandidates } from '#domain/turkish/index.ts';
import { extraWords } from './known-words.ts';

const tenses: readonly CopulaTense[] = ['past', 'evidential', 'conditional'];
const persons: readonly Person[] = ['1sg', '2sg', '3sg', '1pl', '2pl', '3pl'];

/** A place or an owner with -ki, of which dictionaries list only some forms ("evlerindekilerden"). */
const withKi = /^(.+?(?:[dt][ae]|n?[ıiuü]n))ki(?:ler)?(?:n?[ie]|n?de|n?den|n?in|yle|le|ydi|ymiş)?$/u;
/** A word with -ydi, -ymiş or -yse and a person ("bekçisiydim", "kaybedememişti"). */
const withCopula =
  /^(.{3,}?)y?(?:[dt][ıiuü]|m[ıiuü]ş|s[ae])(?:[mnk]|n[ıiuü]z|[ıiuü]m|s[ıiuü]n(?:[ıiuü]z)?|[ıiuü]z|l[ae]r)?$/u;
/** With shorter stems almost any misspelling would be a word; characters. */
const shortestStem = 3;

/**
 * Whether our own rules derive a lower-case word from a word of the dictionary, which lists only some of the forms of
 * Turkish words.
 */
export function isDerived(word: string, inDictionary: (word: string) => boolean): boolean {
  const isNounOf = (form: string) =>
    stemCandidates(form, {
      has: (stem) => stem.length >= shortestStem && (extraWords.has(stem) || inDictionary(stem)),
    }).length > 0;
  const ki = withKi.exec(word)?.[1];
  if (ki && inDictionary(ki)) return true;
  if (isNounOf(word)) return true;
  const base = withCopula.exec(word)?.[1];
  if (!base || !(inDictionary(base) || isNounOf(base))) return false;
  return tenses.some((tense) => persons.some((person) => copula(base, { tense, person }) === word));
}
