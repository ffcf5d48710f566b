import { fold, lower } from '../../turkish/index.ts';

/** A word to search for: its beginning as PostgreSQL's query, and how much a hit counts. */
export interface SearchTerm {
  /** A `tsquery` of one word of the folded text, with or without `:*`. */
  query: string;
  weight: number;
}

/** Longest text that is searched for terms, characters. */
export const longestSource = 2_000;
/** Most terms of a search, the heaviest ones. */
const maxTerms = 60;

/**
 * Weights of the direction's words and of those of the last page, which decide where no word of the direction does; a name
 * counts more than another word, and a beginning of three letters, which finds other words too, less.
 */
const weights = { direction: 1, page: 0.02, name: 1.5, shortest: 0.4 } as const;

/** Letters that change or are added where a suffix begins: kitap-kitabı, ağaç-ağacı, renk-rengi, köpek-köpeği, kapı-kapıyı. */
const unsteady = /[bcçdgğkpty]$/u;

/** The part of a word that all of its forms share, as a prefix: four letters of a short word, five of a long one. */
function sharedPrefix(word: string): string {
  const prefix = word.slice(0, word.length < 8 ? 4 : 5);
  return prefix.length > 4 && unsteady.test(prefix) ? prefix.slice(0, -1) : prefix;
}

/** Words of a text with whether each is a name: capitalised within a sentence, or before an apostrophe. */
function wordsOf(text: string): { word: string; isName: boolean }[] {
  return Array.from(
    text.matchAll(/(?<before>^|[\s\S])(?<word>\p{L}[\p{L}\p{N}]*)(?<after>['’]?)/gu),
    (match) => {
      const { word = '', after = '' } = match.groups ?? {};
      const before = text.slice(Math.max(0, match.index - 1), match.index + 1).trim();
      const isCapital = /^\p{Lu}/u.test(word);
      const isInside = match.index > 0 && !/[.!?…“"—\n-]$/u.test(before);
      return { word, isName: isCapital && (after !== '' || isInside) };
    },
  );
}

function collect(terms: Map<string, number>, text: string, weight: number): void {
  for (const { word, isName } of wordsOf(text)) {
    const folded = fold(lower(word));
    if (folded.length < 3 || (folded.length === 3 && !isName)) continue;
    const full = isName ? weight * weights.name : weight;
    const add = (query: string, counted: number) =>
      terms.set(query, Math.max(terms.get(query) ?? 0, counted));
    // The shared beginning finds every form; the word as it is written counts once more.
    add(`${fold(sharedPrefix(lower(word)))}:*`, full);
    add(folded, full);
    // Short stems: göl-göle-gölde, sus-sustu-susardı.
    if (!isName && folded.length <= 7 && folded.length > 3)
      add(`${folded.slice(0, 3)}:*`, full * weights.shortest);
  }
}

/**
 * The words by which passages of earlier pages are searched: those of the direction, and with less weight those of the last
 * page. How rare each is in the story decides in the database.
 */
export function searchTerms(direction: string, lastPage: string): SearchTerm[] {
  const terms = new Map<string, number>();
  collect(terms, direction.slice(0, longestSource), weights.direction);
  collect(terms, lastPage.slice(-longestSource), weights.page);
  return Array.from(terms, ([query, weight]) => ({ query, weight }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, maxTerms);
}
