import { ORPCError } from '@orpc/server';
import { sql } from 'kysely';
import type { FoundPost } from '#contract/blog.ts';
import type { AppContext } from '#server/context.ts';
import { categoriesOf, presentPost, readerColumns } from './present-post.ts';
import { publicPosts } from './public-posts.ts';

/** The published post that a slug leads to, also a former one, which answers the present one. @throws NOT_FOUND. */
export async function findPost({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { slug: string };
}): Promise<FoundPost> {
  const { db } = ctx.deps;
  if (!/^[a-z0-9-]+$/.test(input.slug)) throw new ORPCError('NOT_FOUND');
  const row = await publicPosts(db)
    .where('blog_posts.id', '=', (eb) =>
      eb.selectFrom('blog_slugs').select('post_id').where('blog_slugs.slug', '=', input.slug),
    )
    .select(readerColumns)
    .select(categoriesOf)
    .executeTakeFirst();
  if (!row) throw new ORPCError('NOT_FOUND');
  if (row.slug !== input.slug) return { kind: 'moved', slug: row.slug };

  const place = sql`(published_at, id)`;
  // A Date would lose PostgreSQL's last three digits of a second: the row is asked again.
  const own = sql`(SELECT p.published_at, p.id FROM blog_posts AS p WHERE p.id = ${row.id})`;
  const neighbour = (sign: '<' | '>', direction: 'asc' | 'desc') =>
    publicPosts(db)
      .where(sql<boolean>`${place} ${sql.raw(sign)} ${own}`)
      .select(['slug', 'title'])
      .orderBy('published_at', direction)
      .orderBy('id', direction)
      .limit(1)
      .executeTakeFirst();
  const [older, newer] = await Promise.all([neighbour('<', 'desc'), neighbour('>', 'asc')]);
  return { kind: 'post', post: presentPost(row), older: older ?? null, newer: newer ?? null };
}
