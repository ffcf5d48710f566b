import type { Kysely } from 'kysely';
import type { AdminPost, BlogPost } from '#contract/blog.ts';
import type { AppContext } from '#server/context.ts';
import type { DB } from '#server/db/schema.generated.ts';
import { AppError } from '#server/errors.ts';
import {
  adminColumns,
  categoriesOf,
  categoryIdsOf,
  presentAdminPost,
  presentPost,
  readerColumns,
} from './present-post.ts';

/** Reads a post with any status for the administrators' form; undefined when there is none. */
export async function readPost(db: Kysely<DB>, id: string): Promise<AdminPost | undefined> {
  const row = await db
    .selectFrom('blog_posts')
    .select(adminColumns)
    .select(categoryIdsOf)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && presentAdminPost(row);
}

/** As {@link readPost}. @throws NOT_FOUND */
export async function mustReadPost(db: Kysely<DB>, id: string): Promise<AdminPost> {
  const post = await readPost(db, id);
  if (!post) throw new AppError('NOT_FOUND');
  return post;
}

/** Returns a post with any status. @throws NOT_FOUND */
export async function getPost({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { id: string };
}): Promise<AdminPost> {
  return mustReadPost(ctx.deps.db, input.id);
}

/** Returns a post with any status as readers would see it. @throws NOT_FOUND */
export async function previewPost({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { id: string };
}): Promise<BlogPost> {
  const row = await ctx.deps.db
    .selectFrom('blog_posts')
    .select(readerColumns)
    .select(categoriesOf)
    .where('id', '=', input.id)
    .executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  return presentPost(row);
}
