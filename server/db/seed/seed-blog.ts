import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { dayMs } from '#domain/time/durations.ts';
import { slugify } from '#domain/turkish/index.ts';
import { postColumns } from '#server/features/blog/index.ts';
import type { DB } from '../schema.generated.ts';
import { blogPosts } from './blog-posts.ts';

/**
 * Publishes the first articles in a blog without posts and categories, so that an emptied blog stays empty. Their author
 * is the oldest account with this address, if there is one.
 */
export async function seedBlog(db: Kysely<DB>, authorEmail: string, now = new Date()): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Processes that seed at the same time wait for each other here.
    await sql`SELECT pg_advisory_xact_lock(hashtext('seed-blog'))`.execute(trx);
    const anything = await trx
      .selectNoFrom(({ exists, selectFrom, or }) =>
        or([
          exists(selectFrom('blog_posts').select('id')),
          exists(selectFrom('blog_categories').select('id')),
        ]).as('is'),
      )
      .executeTakeFirst();
    if (anything?.is) return;
    const author = await trx
      .selectFrom('users')
      .select('id')
      .where('email', '=', authorEmail)
      .executeTakeFirst();
    const names = [...new Set(blogPosts.map((post) => post.category))];
    const categories = await trx
      .insertInto('blog_categories')
      .values(names.map((name) => ({ name, slug: slugify(name) })))
      .returning(['id', 'name'])
      .execute();
    const posts = await Promise.all(
      blogPosts.map(async (post) => {
        const publishedAt = new Date(now.getTime() - post.publishedDaysAgo * dayMs);
        const columns = await postColumns({
          title: post.title,
          content: post.html,
          excerpt: post.excerpt,
          featuredImage: '',
          status: 'published',
        });
        const times = { published_at: publishedAt, created_at: publishedAt, updated_at: publishedAt };
        return { id: randomUUID(), slug: post.slug, author_id: author?.id ?? null, ...columns, ...times };
      }),
    );
    await trx.insertInto('blog_posts').values(posts).execute();
    await trx
      .insertInto('blog_post_categories')
      .values(
        posts.flatMap(({ id }, at) =>
          categories
            .filter(({ name }) => name === blogPosts[at]?.category)
            .map((category) => ({ post_id: id, category_id: category.id })),
        ),
      )
      .execute();
  });
}
