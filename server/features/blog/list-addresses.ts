import type { AppContext, Deps } from '#server/context.ts';
import { publicPosts } from './public-posts.ts';

/** Every published post by its address, newest first. */
export async function publishedAddresses(db: Deps['db']) {
  const rows = await publicPosts(db)
    .select(['slug', 'title', 'updated_at'])
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({ slug: row.slug, title: row.title, updatedAt: row.updated_at.toISOString() }));
}

/** Every published post by its address, for the page of the site map. */
export async function listAddresses({ ctx }: { ctx: AppContext }) {
  return { posts: await publishedAddresses(ctx.deps.db) };
}
