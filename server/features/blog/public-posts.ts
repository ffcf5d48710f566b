import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/db/schema.generated.ts';

/**
 * What readers may see, of the posts that a query calls by this name; the one place that says so (decisions: a public
 * read always filters by published).
 */
export const isPublic = (posts: string) =>
  sql<boolean>`${sql.ref(`${posts}.status`)} = 'published' AND ${sql.ref(`${posts}.published_at`)} IS NOT NULL`;

/** Every public read starts here. */
export const publicPosts = (db: Kysely<DB>) => db.selectFrom('blog_posts').where(isPublic('blog_posts'));
