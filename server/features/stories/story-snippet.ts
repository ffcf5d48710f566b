import { type RawBuilder, sql } from 'kysely';
import type { Snippet } from '#contract/stories.ts';
import { hitPattern } from '#domain/text/search-hits.ts';

/** Characters of a snippet before the hit, few enough that a cover's two lines show it, and in all. */
const lead = 24;
const size = 180;
/** At most so much of a cut word is left out at a snippet's ends; less than the characters before the hit. */
const cutWord = 20;

/** The part of a text around a hit, as the database cuts it. */
export interface Excerpt {
  part: Snippet['part'];
  text: string;
  /** Whether the text goes on before and after it. */
  starts_within: boolean;
  ends_within: boolean;
}

/** The excerpt around the first hit in the columns `content` and `prompt`; null without a hit there. */
export function excerptColumn(search: string): RawBuilder<Excerpt | null> {
  const pattern = hitPattern(search, '[:alnum:]');
  if (pattern === null) return sql`NULL::json`;
  return sql`(
    SELECT json_build_object('part', part, 'text', substr(body, start, ${sql.lit(size)}), 'starts_within', start > 1,
      'ends_within', start + ${sql.lit(size)} <= char_length(body))
    FROM (VALUES (1, 'text', content), (2, 'idea', prompt)) AS parts (place, part, body),
      LATERAL regexp_instr(body, ${pattern}) AS hit, LATERAL greatest(hit - ${sql.lit(lead)}, 1) AS start
    WHERE hit > 0 ORDER BY place LIMIT 1)`;
}

/** Puts an excerpt on one line, with an ellipsis instead of the word that was cut at an end. */
export function presentSnippet({ part, text, starts_within, ends_within }: Excerpt): Snippet {
  let shown = text;
  if (starts_within) shown = shown.replace(new RegExp(`^\\S{0,${cutWord}}\\s+`, 'u'), '');
  if (ends_within) shown = shown.replace(new RegExp(`\\s+\\S{0,${cutWord}}$`, 'u'), '');
  const line = shown.replaceAll(/\s+/gu, ' ').trim();
  return { part, text: `${starts_within ? '…' : ''}${line}${ends_within ? '…' : ''}` };
}
