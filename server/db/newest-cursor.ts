import { type RawBuilder, sql } from 'kysely';
import { invalidCursor } from './invalid-cursor.ts';

/** The creation time of a row in microseconds since 1970, which a Date would round to milliseconds. */
export const madeAt = sql<string>`(extract(epoch FROM created_at) * 1000000)::bigint::text`;

const shape = /^(\d{1,16})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Returns the cursor of the page after a row. */
export const writeNewestCursor = (last: { made_at: string; id: string }): string =>
  `${last.made_at}.${last.id}`;

/** Returns the condition of the rows after a cursor, newest first, then by id. @throws INVALID_INPUT for an invalid cursor */
export function afterNewest(
  cursor: string | undefined,
  idColumn: string,
  timeColumn = 'created_at',
): RawBuilder<unknown> {
  if (cursor === undefined) return sql`true`;
  const [, made, id] = shape.exec(cursor) ?? [];
  if (made === undefined || id === undefined) throw invalidCursor();
  return sql`(${sql.ref(timeColumn)}, ${sql.ref(idColumn)})
    < (timestamptz 'epoch' + ${made}::bigint * interval '1 microsecond', ${id}::uuid)`;
}
