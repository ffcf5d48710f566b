import type { AdminPost } from '#contract/blog.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { mustReadPost } from './get-post.ts';
import { lockBlog } from './post-slug.ts';
import { recordChange } from './record-change.ts';

interface Call {
  ctx: AppContext;
  input: { id: string };
}

/** Moves a post into the bin: readers no longer see it, and it is not published by itself. @throws NOT_FOUND */
export async function removePost({ ctx, input: { id } }: Call): Promise<{ ok: true }> {
  const now = ctx.deps.now();
  return ctx.deps.db.transaction().execute(async (trx) => {
    await lockBlog(trx);
    const before = await mustReadPost(trx, id);
    if (before.deletedAt !== null) return { ok: true };
    await trx
      .updateTable('blog_posts')
      .set({ deleted_at: now, publish_at: null, revision: before.revision + 1, updated_at: now })
      .where('id', '=', id)
      .execute();
    await recordChange(trx, ctx, 'blog.removed', { before, after: await mustReadPost(trx, id) });
    return { ok: true };
  });
}

/** Takes a post out of the bin with the state that it had. @throws NOT_FOUND */
export async function restorePost({ ctx, input: { id } }: Call): Promise<AdminPost> {
  const now = ctx.deps.now();
  return ctx.deps.db.transaction().execute(async (trx) => {
    await lockBlog(trx);
    const before = await mustReadPost(trx, id);
    if (before.deletedAt === null) return before;
    await trx
      .updateTable('blog_posts')
      .set({ deleted_at: null, revision: before.revision + 1, updated_at: now })
      .where('id', '=', id)
      .execute();
    const after = await mustReadPost(trx, id);
    await recordChange(trx, ctx, 'blog.restored', { before, after });
    return after;
  });
}

/** Deletes a post of the bin permanently; its current and former slugs become free. @throws NOT_FOUND */
export async function erasePost({ ctx, input: { id } }: Call): Promise<{ ok: true }> {
  return ctx.deps.db.transaction().execute(async (trx) => {
    await lockBlog(trx);
    const before = await mustReadPost(trx, id);
    if (before.deletedAt === null) throw new AppError('NOT_FOUND');
    await trx.deleteFrom('blog_posts').where('id', '=', id).execute();
    await recordChange(trx, ctx, 'blog.erased', { before, after: null });
    return { ok: true };
  });
}
