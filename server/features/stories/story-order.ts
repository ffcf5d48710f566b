import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { StorySort } from '#contract/stories.ts';
import { invalidCursor } from '#server/db/invalid-cursor.ts';

interface SortKey {
  /** The column to sort by, then by id in the same direction; each has an index. */
  column: RawBuilder<unknown>;
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
    column,
    // Microseconds since 1970, because a Date has only milliseconds.
    asText: sql<string>`(extract(epoch FROM ${column}) * 1000000)::bigint::text`,
    fromText(text) {
      refuseUnless(/^\d{1,16}$/.test(text));
      return sql`timestamptz 'epoch' + ${text}::bigint * interval '1 microsecond'`;
    },
  };
}
const titleKey: SortKey = {
  column: sql.ref('title'),
  asText: sql<string>`title`,
  fromText(text) {
    refuseUnless(text.isWellFormed() && !text.includes('\u0000'));
    return sql`${text}::text`;
  },
};
const lengthKey: SortKey = {
  column: sql.ref('word_count'),
  asText: sql<string>`word_count::text`,
  fromText(text) {
    refuseUnless(/^\d{1,9}$/.test(text));
    return sql`${text}::integer`;
  },
};

const sorts: Readonly<Record<StorySort, { key: SortKey; descending: boolean }>> = {
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

/** The SQL of a sort and of the page after a cursor. @throws INVALID_INPUT for a cursor that is not of this sort */
export function storyOrder(sort: StorySort, cursor: string | undefined) {
  const { key, descending } = sorts[sort];
  const direction = descending ? sql`DESC` : sql`ASC`;
  const by = sql`ORDER BY ${key.column} ${direction}, id ${direction}`;
  let after = sql``;
  if (cursor !== undefined) {
    const [text, id] = readCursor(sort, cursor);
    const sign = descending ? sql`<` : sql`>`;
    after = sql`AND (${key.column}, id) ${sign} (${key.fromText(text)}, ${id}::uuid)`;
  }
  return { key: key.column, keyAsText: key.asText, direction, by, after };
}
