import type { Kysely } from 'kysely';
import type { DB } from '#server/db/schema.generated.ts';
import { categoriesOf, publicPosts } from '#server/features/blog/index.ts';

/** Returns the title and categories of a published post for its share image, or undefined. */
export async function readShareTitle(
  db: Kysely<DB>,
  slug: string,
): Promise<{ title: string; topic: string } | undefined> {
  if (!/^[a-z0-9-]+$/.test(slug)) return undefined;
  const post = await publicPosts(db)
    .where('slug', '=', slug)
    .select('title')
    .select(categoriesOf)
    .executeTakeFirst();
  return post && { title: post.title, topic: post.categories.map(({ name }) => name).join(' · ') };
}
