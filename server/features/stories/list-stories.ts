import { sql } from 'kysely';
import type { StorySummary } from '#contract/stories.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { invalidCursor } from '#server/db/invalid-cursor.ts';
import { presentSummary, summaryColumns } from './present-story.ts';

/** Microseconds since 1970 (a Date would lose PostgreSQL's last three digits) and the id of a page's last story. */
const cursorPattern = /^(\d{1,16})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
const micros = sql<number>`(extract(epoch FROM created_at) * 1000000)::bigint`;

function readCursor(cursor: string) {
  const [, time, id] = cursorPattern.exec(cursor) ?? [];
  if (time === undefined || id === undefined) throw invalidCursor();
  return sql<boolean>`(created_at, id) <
    (timestamptz 'epoch' + ${time}::bigint * interval '1 microsecond', ${id}::uuid)`;
}

/** Own stories outside the bin, newest first, by keyset pages. @throws INVALID_INPUT for a cursor it never gave. */
export async function listStories({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { cursor?: string | undefined; limit: number };
}): Promise<{ stories: StorySummary[]; nextCursor: string | null; total: number }> {
  const own = ctx.deps.db
    .selectFrom('stories')
    .where('user_id', '=', signedIn(ctx).id)
    .where('trashed_at', 'is', null);
  const from = input.cursor === undefined ? own : own.where(readCursor(input.cursor));
  const [rows, { total }] = await Promise.all([
    from
      .select([...summaryColumns, micros.as('created_micros')])
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(input.limit + 1)
      .execute(),
    own.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow(),
  ]);
  const page = rows.slice(0, input.limit);
  const last = page.at(-1);
  return {
    stories: page.map(presentSummary),
    nextCursor: rows.length > input.limit && last ? `${last.created_micros}.${last.id}` : null,
    total,
  };
}
