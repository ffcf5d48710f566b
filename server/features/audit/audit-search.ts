import { type RawBuilder, sql } from 'kysely';
import { auditActions } from '#domain/account/audit.ts';
import { foldForSearch } from '#domain/text/search-text.ts';
import { searchWords } from '#server/db/search-condition.ts';

const actions = Object.entries(auditActions).map(([action, name]) => ({
  pattern: `% ${foldForSearch(action)} %`,
  name: ` ${foldForSearch(name)} `,
}));

/**
 * Returns the SQL condition of a search in the audit log: every word is in the entry or in the Turkish name of its
 * action. Null for an empty search; a search of symbols only matches no entry.
 */
export function auditSearch(search: string): RawBuilder<boolean> | null {
  if (search.trim() === '') return null;
  const words = searchWords(search);
  if (words.length === 0) return sql<boolean>`false`;
  const conditions = words.map(({ word, pattern }) => {
    const named = actions.filter(({ name }) => name.includes(word.length < 3 ? ` ${word}` : word));
    const patterns = [pattern, ...named.map((action) => action.pattern)];
    return sql`(${sql.join(
      patterns.map((one) => sql`search_text LIKE ${one}`),
      sql` OR `,
    )})`;
  });
  return sql<boolean>`(${sql.join(conditions, sql` AND `)})`;
}
