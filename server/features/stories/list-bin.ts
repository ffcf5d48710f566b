import { sql } from 'kysely';
import type { Bin } from '#contract/stories.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { invalidCursor } from '#server/db/invalid-cursor.ts';
import { presentBinned, summaryColumns } from './present-story.ts';

/** A cursor: `trashed_at` in microseconds since 1970 (a Date has only milliseconds) and the id of the last story. */
const cursorShape = /^(\d{1,16})\.([0-9a-f-]{36})$/;

/** Lists the user's stories in the bin, the last deleted first. @throws INVALID_INPUT for an invalid cursor */
export async function listBin({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { cursor?: string | undefined; limit: number };
}): Promise<Bin> {
  const own = ctx.deps.db
    .selectFrom('stories')
    .where('user_id', '=', signedIn(ctx).id)
    .where('trashed_at', 'is not', null);
  const after = input.cursor?.match(cursorShape);
  if (input.cursor !== undefined && !after) throw invalidCursor();
  const [rows, { total }] = await Promise.all([
    own
      .select([
        ...summaryColumns,
        sql<Date>`trashed_at`.as('trashed_at'),
        sql<string>`(extract(epoch FROM trashed_at) * 1000000)::bigint::text`.as('key'),
      ])
      .$if(after != null, (query) =>
        query.where(
          sql<boolean>`(trashed_at, id) < (timestamptz 'epoch' + ${after?.[1]}::bigint * interval '1 microsecond', ${after?.[2]}::uuid)`,
        ),
      )
      .orderBy('trashed_at', 'desc')
      .orderBy('id', 'desc')
      .limit(input.limit + 1)
      .execute(),
    own.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  const page = rows.slice(0, input.limit);
  const last = page.at(-1);
  return {
    stories: page.map(presentBinned),
    nextCursor: rows.length > input.limit && last ? `${last.key}.${last.id}` : null,
    total: Number(total),
  };
}
