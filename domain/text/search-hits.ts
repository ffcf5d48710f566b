import { foldForSearch, minInnerLength, wordsOfSearch } from './search-text.ts';

/** Latin letters and digits by what search folds them to: 'i' → 'Iiİı…'. */
const spellings = new Map<string, string>();
for (let code = 0x30; code < 0x250; code += 1) {
  const character = String.fromCodePoint(code);
  const folded = foldForSearch(character);
  if (folded.length === 1) spellings.set(folded, (spellings.get(folded) ?? '') + character);
}

const accents = '\\u0300-\\u036f';

/** A word as it may stand in a text; accents may be characters of their own. */
const spelled = (word: string): string =>
  Array.from(
    word,
    (letter) => `[${spellings.get(letter) ?? letter + letter.toUpperCase()}][${accents}]*`,
  ).join('');

/**
 * A regular expression that finds the words of a search in a text that is not folded; null for a search without words.
 * @param alphanumeric the class of letters and digits in the language of the expression: PostgreSQL and JavaScript differ
 */
export function hitPattern(search: string, alphanumeric: string): string | null {
  // A longer word first: 'kuyular' is marked whole where 'kuyu' is searched for too.
  const words = wordsOfSearch(search).sort((a, b) => b.length - a.length);
  const patterns = words.map((word) =>
    word.length < minInnerLength ? `(?<![${alphanumeric}${accents}])${spelled(word)}` : spelled(word),
  );
  return patterns.length === 0 ? null : patterns.join('|');
}

/** Where the words of a search stand in a text: start and end of each hit, in their order, in UTF-16 code units. */
export function searchHits(text: string, search: string): [start: number, end: number][] {
  const pattern = hitPattern(search, '\\p{L}\\p{Nd}');
  if (pattern === null) return [];
  return [...text.matchAll(new RegExp(pattern, 'gu'))].map(({ 0: hit, index }) => [
    index,
    index + hit.length,
  ]);
}
