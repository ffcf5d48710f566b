import { type RawBuilder, sql } from 'kysely';
import { foldForSearch, isSearch, wordsOfSearch } from '#domain/search-text.ts';

/** Words of a search that count; more would only narrow what is narrow already. */
const maxWords = 8;
/** From this length on a word is found anywhere, also inside others; shorter ones only where a word begins. */
const anywhereFrom = 3;

/** The words of a search that count, folded, each with the pattern that finds it in a folded column. */
export function searchWords(search: string): { word: string; pattern: string }[] {
  return wordsOfSearch(search)
    .slice(0, maxWords)
    .map((word) => ({
      word,
      // Folded words hold letters and digits only, so no pattern character can come in.
      pattern: word.length < anywhereFrom ? `% ${word}%` : `%${word}%`,
    }));
}

/** A name that rows without one of their own are shown under. */
interface DefaultName {
  name: string;
  /** The condition of those rows. */
  when: RawBuilder<boolean>;
}

/** Whether a text holds a search's word where a search would find it. */
function holdsWord(text: string, word: string): boolean {
  return ` ${foldForSearch(text)}`.includes(word.length < anywhereFrom ? ` ${word}` : word);
}

/**
 * The condition of a search: every word of it occurs in a column that `fold_for_search` filled, or in the name that the
 * row is shown under. Null where nothing is looked for; symbols alone are in no text.
 */
export function searchCondition(
  search: string,
  column = 'search_text',
  unnamed?: DefaultName,
): RawBuilder<boolean> | null {
  if (!isSearch(search)) return null;
  const words = searchWords(search);
  if (words.length === 0) return sql<boolean>`false`;
  const conditions = words.map(({ word, pattern }) => {
    const isFound = sql<boolean>`${sql.ref(column)} LIKE ${pattern}`;
    return unnamed && holdsWord(unnamed.name, word) ? sql<boolean>`(${isFound} OR ${unnamed.when})` : isFound;
  });
  return sql<boolean>`(${sql.join(conditions, sql` AND `)})`;
}
