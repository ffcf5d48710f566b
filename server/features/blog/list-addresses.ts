import type { AppContext } from '#server/context.ts';
import { publicPosts } from './public-posts.ts';

/** Every published post by its address, newest first. */
export async function listAddresses({ ctx }: { ctx: AppContext }) {
  const rows = await publicPosts(ctx.deps.db)
    .select(['slug', 'title', 'updated_at'])
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return {
    posts: rows.map((row) => ({ slug: row.slug, title: row.title, updatedAt: row.updated_at.toISOString() })),
  };
}
