import type { Kysely } from 'kysely';
import type { DB } from '#server/db/schema.generated.ts';

/** What readers may see: every public read starts here (decisions: a public read always filters by published). */
export const publicPosts = (db: Kysely<DB>) =>
  db.selectFrom('blog_posts').where('status', '=', 'published').where('published_at', 'is not', null);
