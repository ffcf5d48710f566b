import { type RawBuilder, sql } from 'kysely';
import { isSearch, wordsOfSearch } from '#domain/search-text.ts';

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

/**
 * The condition of a search: every word of it occurs in a column that `fold_for_search` filled. Null where
 * nothing is looked for; symbols alone are in no text.
 */
export function searchCondition(search: string, column = 'search_text'): RawBuilder<boolean> | null {
  if (!isSearch(search)) return null;
  const words = searchWords(search);
  if (words.length === 0) return sql<boolean>`false`;
  return sql<boolean>`(${sql.join(
    words.map(({ pattern }) => sql`${sql.ref(column)} LIKE ${pattern}`),
    sql` AND `,
  )})`;
}
