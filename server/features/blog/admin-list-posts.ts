import { sql } from 'kysely';
import type { AdminPostSummary } from '#contract/blog.ts';
import type { PostStatus } from '#domain/content/blog.ts';
import type { AppContext } from '#server/context.ts';
import { invalidCursor } from '#server/db/invalid-cursor.ts';
import { searchCondition } from '#server/db/search-condition.ts';
import { adminSummaryColumns, categoriesOf, presentAdminSummary } from './present-post.ts';

/** Microseconds since 1970 and id of a page's last post. A Date has milliseconds only and would skip posts. */
const cursorShape = /^(\d{1,16})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
const microseconds = sql<string>`(extract(epoch FROM created_at) * 1000000)::bigint::text`;

function after(cursor: string) {
  const [, instant, id] = cursorShape.exec(cursor) ?? [];
  if (instant === undefined || id === undefined) throw invalidCursor();
  return sql<boolean>`(created_at, id)
    < (timestamptz 'epoch' + ${instant}::bigint * interval '1 microsecond', ${id}::uuid)`;
}

/**
 * Returns a page of posts with one status or all, newest first, searched by title; pages are found by keyset.
 * @throws INVALID_INPUT for an invalid cursor
 */
export async function adminListPosts({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { q: string; status: PostStatus | 'all' | 'bin'; cursor?: string | undefined; limit: number };
}): Promise<{ posts: AdminPostSummary[]; nextCursor: string | null; total: number }> {
  const isHit = searchCondition(input.q, 'search_title');
  const { status, cursor } = input;
  const found = ctx.deps.db
    .selectFrom('blog_posts')
    .where('deleted_at', status === 'bin' ? 'is not' : 'is', null)
    .$if(status !== 'all' && status !== 'bin', (query) => query.where('status', '=', status))
    .$if(isHit !== null, (query) => (isHit ? query.where(isHit) : query));
  const [rows, { total }] = await Promise.all([
    found
      .$if(cursor !== undefined, (query) => query.where(after(cursor ?? '')))
      .select(adminSummaryColumns)
      .select(categoriesOf)
      .select(microseconds.as('at'))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(input.limit + 1)
      .execute(),
    found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  const page = rows.slice(0, input.limit);
  const last = page.at(-1);
  return {
    posts: page.map(presentAdminSummary),
    nextCursor: rows.length > input.limit && last ? `${last.at}.${last.id}` : null,
    total,
  };
}
