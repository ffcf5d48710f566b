import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { StorySort } from '#contract/stories.ts';
import { invalidCursor } from '#server/db/invalid-cursor.ts';

interface SortKey {
  /** The columns to sort by, then by id in the same direction. */
  columns: RawBuilder<unknown>[];
  /** Converts a row's key to the text in a cursor; `fromText` converts it back. */
  asText: RawBuilder<string>;
  fromText: (text: string) => RawBuilder<unknown>;
}

const refuseUnless = (fits: boolean) => {
  if (!fits) throw invalidCursor();
};

function instantKey(name: 'created_at' | 'updated_at'): SortKey {
  const column = sql.ref(name);
  return {
    columns: [column],
    // Microseconds since 1970, because a Date has only milliseconds.
    asText: sql<string>`(extract(epoch FROM ${column}) * 1000000)::bigint::text`,
    fromText(text) {
      refuseUnless(/^\d{1,16}$/.test(text));
      return sql`timestamptz 'epoch' + ${text}::bigint * interval '1 microsecond'`;
    },
  };
}
/** Stories with a hit in the title first, then the last changed. */
function matchKey(inTitle: RawBuilder<boolean>): SortKey {
  const changed = instantKey('updated_at');
  // PostgreSQL refuses to sort by a constant, which the condition may be, but not by a cast one.
  const rank = sql`(${inTitle})::boolean`;
  return {
    columns: [rank, ...changed.columns],
    asText: sql<string>`${rank}::integer || '.' || ${changed.asText}`,
    fromText(text) {
      refuseUnless(/^[01]\./.test(text));
      return sql`${text.startsWith('1')}::boolean, ${changed.fromText(text.slice(2))}`;
    },
  };
}
const titleKey: SortKey = {
  columns: [sql.ref('title')],
  asText: sql<string>`title`,
  fromText(text) {
    refuseUnless(text.isWellFormed() && !text.includes('\u0000'));
    return sql`${text}::text`;
  },
};
const lengthKey: SortKey = {
  columns: [sql.ref('word_count')],
  asText: sql<string>`word_count::text`,
  fromText(text) {
    refuseUnless(/^\d{1,9}$/.test(text));
    return sql`${text}::integer`;
  },
};

const sorts: Readonly<Record<Exclude<StorySort, 'match'>, { key: SortKey; descending: boolean }>> = {
  newest: { key: instantKey('created_at'), descending: true },
  oldest: { key: instantKey('created_at'), descending: false },
  changed: { key: instantKey('updated_at'), descending: true },
  title: { key: titleKey, descending: false },
  'title-desc': { key: titleKey, descending: true },
  longest: { key: lengthKey, descending: true },
};

/** A cursor: its sort, and the key and id of its page's last story. */
const cursorShape = z.tuple([z.string(), z.string().max(400), z.uuid()]);

function readCursor(sort: StorySort, cursor: string): [key: string, id: string] {
  try {
    const [of, key, id] = cursorShape.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
    refuseUnless(of === sort);
    return [key, id];
  } catch {
    throw invalidCursor();
  }
}

/** Creates the cursor of the page after the story with this key and id. */
export const writeCursor = (sort: StorySort, key: string, id: string): string =>
  Buffer.from(JSON.stringify([sort, key, id])).toString('base64url');

/**
 * The SQL of a sort and of the page after a cursor. @throws INVALID_INPUT for a cursor that is not of this sort
 * @param inTitle whether the title has all words of the search, for the sort `match`
 */
export function storyOrder(sort: StorySort, cursor: string | undefined, inTitle: RawBuilder<boolean>) {
  const { key, descending } = sort === 'match' ? { key: matchKey(inTitle), descending: true } : sorts[sort];
  const columns = [...key.columns, sql.ref('id')];
  const direction = descending ? sql`DESC` : sql`ASC`;
  const by = sql`ORDER BY ${sql.join(columns.map((column) => sql`${column} ${direction}`))}`;
  let after = sql``;
  if (cursor !== undefined) {
    const [text, id] = readCursor(sort, cursor);
    const sign = descending ? sql`<` : sql`>`;
    after = sql`AND (${sql.join(columns)}) ${sign} (${key.fromText(text)}, ${id}::uuid)`;
  }
  return { keyAsText: key.asText, by, after };
}
