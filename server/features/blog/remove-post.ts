import type { AppContext } from '#server/context.ts';
import { mustReadPost } from './get-post.ts';
import { lockSlugs } from './post-slug.ts';
import { recordChange } from './record-change.ts';

/** Deletes a post permanently; its current and former slugs become free. @throws NOT_FOUND */
export async function removePost({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { id: string };
}): Promise<{ ok: true }> {
  return ctx.deps.db.transaction().execute(async (trx) => {
    await lockSlugs(trx);
    const before = await mustReadPost(trx, input.id);
    await trx.deleteFrom('blog_posts').where('id', '=', input.id).execute();
    await recordChange(trx, ctx, 'blog.removed', { before, after: null });
    return { ok: true };
  });
}
