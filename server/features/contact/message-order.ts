import { type RawBuilder, sql } from 'kysely';
import { invalidCursor } from '#server/db/invalid-cursor.ts';

/** A row's place in the list as a cursor keeps it: microseconds, since a Date would lose PostgreSQL's last three digits. */
export const placeText = sql<string>`urgent::int || '.' || (extract(epoch FROM listed_at) * 1000000)::bigint || '.' || id`;

const shape = /^([01])\.(\d{1,16})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The open messages of paying members first, then those whose sender wrote last first. */
export const listOrder = sql`ORDER BY urgent DESC, listed_at DESC, id DESC`;

/** What comes after the row that a cursor names. @throws INVALID_INPUT for a cursor that the list never gave. */
export function after(cursor: string | undefined): RawBuilder<boolean> {
  if (cursor === undefined) return sql<boolean>`true`;
  const [, urgent, at, id] = shape.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  if (at === undefined || id === undefined) throw invalidCursor();
  const instant = sql`timestamptz 'epoch' + ${at}::bigint * interval '1 microsecond'`;
  return sql<boolean>`(urgent, listed_at, id) < (${urgent === '1'}::boolean, ${instant}, ${id}::uuid)`;
}

export const writeCursor = (place: string): string => Buffer.from(place, 'latin1').toString('base64url');
