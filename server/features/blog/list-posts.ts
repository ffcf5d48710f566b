import type { Kysely } from 'kysely';
import type { BlogPage } from '#contract/blog.ts';
import { postsPerPage } from '#domain/content/blog.ts';
import type { AppContext } from '#server/context.ts';
import type { DB } from '#server/db/schema.generated.ts';
import { searchCondition } from '#server/db/search-condition.ts';
import { AppError } from '#server/errors.ts';
import { cardColumns, categoriesOf, presentCard } from './present-post.ts';
import { publicPosts } from './public-posts.ts';

/** The present slug of a category by its present or a former one; null for an unknown one. */
async function currentCategory(db: Kysely<DB>, slug: string): Promise<string | null> {
  const row = await db
    .selectFrom('blog_category_slugs')
    .innerJoin('blog_categories', 'blog_categories.id', 'blog_category_slugs.category_id')
    .select('blog_categories.slug')
    .where('blog_category_slugs.slug', '=', slug)
    .executeTakeFirst();
  return row?.slug ?? null;
}

/**
 * Returns one page of published posts, newest first, filtered by category and by a search in title and excerpt.
 * @throws NOT_FOUND for a page after the last one
 */
export async function listPosts({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { q: string; category: string; page: number };
}): Promise<BlogPage> {
  const isHit = searchCondition(input.q);
  const category = input.category === '' ? null : await currentCategory(ctx.deps.db, input.category);
  const found = publicPosts(ctx.deps.db)
    .$if(isHit !== null, (query) => (isHit ? query.where(isHit) : query))
    .$if(input.category !== '', (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('blog_post_categories')
            .innerJoin('blog_categories', 'blog_categories.id', 'blog_post_categories.category_id')
            .whereRef('blog_post_categories.post_id', '=', 'blog_posts.id')
            .where('blog_categories.slug', '=', category ?? input.category),
        ),
      ),
    );
  const [rows, { total }] = await Promise.all([
    found
      .select([...cardColumns, 'blog_posts.id'])
      .select(categoriesOf)
      .orderBy('published_at', 'desc')
      .orderBy('blog_posts.id', 'desc')
      .limit(postsPerPage)
      .offset((input.page - 1) * postsPerPage)
      .execute(),
    found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  const pages = Math.max(1, Math.ceil(total / postsPerPage));
  if (input.page > pages) throw new AppError('NOT_FOUND');
  return { posts: rows.map((row) => presentCard(row)), page: input.page, pages, total, category };
}
