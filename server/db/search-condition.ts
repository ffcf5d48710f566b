import { type RawBuilder, sql } from 'kysely';
import { foldForSearch, isSearch, minInnerLength, wordsOfSearch } from '#domain/text/search-text.ts';

/** Returns the folded words of a search with their LIKE patterns for a folded column. */
export function searchWords(search: string): { word: string; pattern: string }[] {
  return wordsOfSearch(search).map((word) => ({
    word,
    // Folded words contain only letters and digits, so no character of a pattern.
    pattern: word.length < minInnerLength ? `% ${word}%` : `%${word}%`,
  }));
}

/** The name that is shown for rows without a name. */
interface DefaultName {
  name: string;
  /** The condition of those rows. */
  when: RawBuilder<boolean>;
}

/** Whether a search for this word finds the text. */
function holdsWord(text: string, word: string): boolean {
  return ` ${foldForSearch(text)}`.includes(word.length < minInnerLength ? ` ${word}` : word);
}

/**
 * Returns the condition of a search: each word occurs in a column filled by `fold_for_search`, or in the row's default
 * name. Null for an empty search; a search of symbols finds nothing.
 * @param column the column, or the indexed expression
 */
export function searchCondition(
  search: string,
  column: string | RawBuilder<string> = 'search_text',
  unnamed?: DefaultName,
): RawBuilder<boolean> | null {
  if (!isSearch(search)) return null;
  const words = searchWords(search);
  if (words.length === 0) return sql<boolean>`false`;
  const text = typeof column === 'string' ? sql.ref<string>(column) : column;
  const conditions = words.map(({ word, pattern }) => {
    const isFound = sql<boolean>`${text} LIKE ${pattern}`;
    return unnamed && holdsWord(unnamed.name, word) ? sql<boolean>`(${isFound} OR ${unnamed.when})` : isFound;
  });
  return sql<boolean>`(${sql.join(conditions, sql` AND `)})`;
}
