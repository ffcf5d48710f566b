import type { AdminCategory, CategoryLink } from '#contract/blog.ts';
import type { AppContext } from '#server/context.ts';
import { publicPosts } from './public-posts.ts';

/** Lists the categories with at least one published post, sorted by name. */
export async function listCategories({ ctx }: { ctx: AppContext }): Promise<{ categories: CategoryLink[] }> {
  const { db } = ctx.deps;
  const categories = await db
    .selectFrom('blog_categories')
    .select(['name', 'slug'])
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('blog_post_categories')
        .select('category_id')
        .where('post_id', 'in', publicPosts(db).select('blog_posts.id')),
    )
    .orderBy('name')
    .execute();
  return { categories };
}

/** Lists all categories, sorted by name, with the number of their posts with any status. */
export async function listAllCategories({
  ctx,
}: {
  ctx: AppContext;
}): Promise<{ categories: AdminCategory[] }> {
  const categories = await ctx.deps.db
    .selectFrom('blog_categories')
    .leftJoin('blog_post_categories', 'category_id', 'blog_categories.id')
    .select(({ fn }) => [
      'blog_categories.id',
      'name',
      'slug',
      'revision',
      fn.count<number>('blog_post_categories.post_id').as('posts'),
    ])
    .groupBy('blog_categories.id')
    .orderBy('name')
    .execute();
  return { categories };
}
