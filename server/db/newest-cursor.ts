import { type RawBuilder, sql } from 'kysely';
import { invalidCursor } from './invalid-cursor.ts';

/** When a row was made, in microseconds since 1970: a Date would lose PostgreSQL's last three digits. */
export const madeAt = sql<string>`(extract(epoch FROM created_at) * 1000000)::bigint::text`;

const shape = /^(\d{1,16})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Names the page after the row that was made then and has this id. */
export const writeNewestCursor = (last: { made_at: string; id: string }): string =>
  `${last.made_at}.${last.id}`;

/** What is older than a cursor's row, newest first, then by id. @throws INVALID_INPUT for one that was never given out. */
export function afterNewest(cursor: string | undefined, idColumn: string): RawBuilder<unknown> {
  if (cursor === undefined) return sql`true`;
  const [, made, id] = shape.exec(cursor) ?? [];
  if (made === undefined || id === undefined) throw invalidCursor();
  return sql`(created_at, ${sql.ref(idColumn)})
    < (timestamptz 'epoch' + ${made}::bigint * interval '1 microsecond', ${id}::uuid)`;
}
