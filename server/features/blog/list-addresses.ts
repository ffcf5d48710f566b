import type { AppContext, Deps } from '#server/context.ts';
import { publicPosts } from './public-posts.ts';

/** Lists slug, title and last change of all published posts, newest first. */
export async function publishedAddresses(db: Deps['db']) {
  const rows = await publicPosts(db)
    .select(['slug', 'title', 'updated_at'])
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({ slug: row.slug, title: row.title, updatedAt: row.updated_at.toISOString() }));
}

/** Lists all published posts for the site map page. */
export async function listAddresses({ ctx }: { ctx: AppContext }) {
  return { posts: await publishedAddresses(ctx.deps.db) };
}
