import { searchTerms } from '#domain/story/recall/search-terms.ts';
import { splitPassages } from '#domain/story/recall/split-passages.ts';
import type { Deps } from '#server/context.ts';

/** Most passages that the database ranks for one text. */
const maxPassages = 60;
/** Passages with less than this part of the best one's score are left out. */
const leastShare = 0.1;
/** Characters of tags around a passage. */
const charactersAround = 22;
/** Words that more than this part of the passages contain say nothing about one of them. */
const commonShare = 0.1;

interface Hit {
  /** From 1, in the order of the story. */
  at: number;
  score: number;
}

/**
 * Ranks passages by the full-text search of PostgreSQL over folded words. A word's weight grows with its rareness in this
 * story. The passages of one story are few enough to be read for each text, so that no index has to follow every edit.
 */
async function rank(
  deps: Deps,
  passages: readonly string[],
  terms: ReturnType<typeof searchTerms>,
): Promise<Hit[]> {
  const { rows } = await deps.pool.query<Hit>({
    text: `WITH passages AS MATERIALIZED (
        SELECT at::integer, to_tsvector('simple', fold_for_search(passage)) AS words
          FROM unnest($1::text[]) WITH ORDINALITY AS p(passage, at)),
      terms AS MATERIALIZED (
        SELECT query::tsquery, weight FROM jsonb_to_recordset($2) AS t(query text, weight float8)),
      hits AS (SELECT at, query, weight, count(*) OVER (PARTITION BY query) AS frequency
        FROM passages JOIN terms ON words @@ query)
      SELECT at, sum(weight * ln(1 + cardinality($1::text[])::float8 / frequency)) AS score FROM hits
        WHERE frequency <= greatest(2, cardinality($1::text[]) * $3::float8)
        GROUP BY at ORDER BY score DESC, at DESC LIMIT $4`,
    values: [passages, JSON.stringify(terms), commonShare, maxPassages],
  });
  return rows;
}

/**
 * Finds the passages of a story's earlier pages that matter for the next text, in the order of the story. An error is only
 * logged: the text is then written without them.
 * @param earlier the text that the prompt does not contain
 * @param maxCharacters the room of all passages with their tags
 */
export async function recallPassages(
  deps: Deps,
  { earlier, direction, lastPage }: { earlier: string; direction: string; lastPage: string },
  maxCharacters: number,
): Promise<string[]> {
  const passages = splitPassages(earlier);
  const terms = searchTerms(direction, lastPage);
  if (passages.length === 0 || terms.length === 0 || maxCharacters <= 0) return [];
  const hits = await rank(deps, passages, terms).catch((error: unknown) => {
    deps.log.warn({ err: error }, 'earlier passages were not searched');
    return [];
  });
  const least = (hits[0]?.score ?? 0) * leastShare;
  let left = maxCharacters;
  const chosen = hits.filter(({ at, score }) => {
    const length = (passages[at - 1]?.length ?? 0) + charactersAround;
    if (score < least || length > left) return false;
    left -= length;
    return true;
  });
  return chosen.sort((a, b) => a.at - b.at).map(({ at }) => passages[at - 1] ?? '');
}
