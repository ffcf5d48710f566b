import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/db/schema.generated.ts';

/**
 * The condition for posts that readers may see; every public query uses it.
 * @param posts the name of `blog_posts` in the query
 */
export const isPublic = (posts: string) =>
  sql<boolean>`${sql.ref(`${posts}.status`)} = 'published' AND ${sql.ref(`${posts}.published_at`)} IS NOT NULL
    AND ${sql.ref(`${posts}.deleted_at`)} IS NULL`;

/** Starts a query for posts that readers may see. */
export const publicPosts = (db: Kysely<DB>) => db.selectFrom('blog_posts').where(isPublic('blog_posts'));
