import { sql } from 'kysely';
import type { FoundPost } from '#contract/blog.ts';
import { relatedPosts } from '#domain/content/blog.ts';
import type { AppContext } from '#server/context.ts';
import { batched } from '#server/db/batch.ts';
import { AppError } from '#server/errors.ts';
import { perDeps } from '#server/per-deps.ts';
import { categoriesOf, presentPost, readerColumns } from './present-post.ts';
import { isPublic, publicPosts } from './public-posts.ts';

/** Maximum number of batches at the same time. */
const maxRunning = 2;

/** Finds published posts by slugs; concurrent requests for pages that are not cached share one query. */
const postOf = perDeps(({ db }) =>
  batched(async (slugs: string[]) => {
    const rows = await publicPosts(db)
      .innerJoin(
        db
          .selectFrom('blog_slugs')
          .select(['post_id', 'slug as asked'])
          .where('slug', '=', sql<string>`ANY(${slugs})`)
          .as('asked'),
        'asked.post_id',
        'blog_posts.id',
      )
      .select('asked')
      .select(readerColumns)
      .select([
        categoriesOf,
        neighbour('<', 'desc').as('older'),
        neighbour('>', 'asc').as('newer'),
        related.as('related'),
      ])
      .execute();
    const found = new Map(rows.map((row) => [row.asked, row]));
    return slugs.map((slug) => found.get(slug) ?? null);
  }, maxRunning),
);

/** Returns the published post of a slug, or the current slug when this one is a former one. @throws NOT_FOUND */
export async function findPost({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { slug: string };
}): Promise<FoundPost> {
  if (!/^[a-z0-9-]+$/.test(input.slug)) throw new AppError('NOT_FOUND');
  const row = await postOf(ctx.deps)(input.slug);
  if (!row) throw new AppError('NOT_FOUND');
  if (row.slug !== input.slug) return { kind: 'moved', slug: row.slug };
  return {
    kind: 'post',
    post: await presentPost(row),
    older: row.older,
    newer: row.newer,
    related: row.related,
  };
}

/** The previous or next published post, as a column, so that a post takes one query. */
const neighbour = (sign: '<' | '>', direction: 'asc' | 'desc') =>
  sql<{ slug: string; title: string } | null>`(
    SELECT json_build_object('slug', n.slug, 'title', n.title) FROM blog_posts AS n
    WHERE ${isPublic('n')} AND (n.published_at, n.id) ${sql.raw(sign)} (blog_posts.published_at, blog_posts.id)
    ORDER BY n.published_at ${sql.raw(direction)}, n.id ${sql.raw(direction)} LIMIT 1)`;

/** The newest other published posts that share a category, as a column. */
const related = sql<{ slug: string; title: string }[]>`(
  SELECT coalesce(json_agg(json_build_object('slug', r.slug, 'title', r.title) ORDER BY r.published_at DESC, r.id DESC), '[]')
  FROM (
    SELECT n.id, n.slug, n.title, n.published_at FROM blog_posts AS n
    WHERE ${isPublic('n')} AND n.id <> blog_posts.id AND EXISTS (
      SELECT FROM blog_post_categories AS own JOIN blog_post_categories AS its USING (category_id)
      WHERE own.post_id = blog_posts.id AND its.post_id = n.id)
    ORDER BY n.published_at DESC, n.id DESC LIMIT ${sql.lit(relatedPosts)}) AS r)`;
