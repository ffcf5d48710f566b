import type { Kysely } from 'kysely';
import type { DB } from '#server/db/schema.generated.ts';
import { categoriesOf, publicPosts } from '#server/features/blog/index.ts';

/** What the picture of a published post tells of it; undefined where there is no such post. */
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
