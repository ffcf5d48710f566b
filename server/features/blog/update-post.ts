import type { SavedPost } from '#contract/blog.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { mustReadPost } from './get-post.ts';
import { importImages } from './import-images.ts';
import { setCategories } from './post-categories.ts';
import { draftColumns, type PostDraft } from './post-draft.ts';
import { chooseSlug, lockBlog } from './post-slug.ts';
import { recordChange } from './record-change.ts';
import { isSameDraft } from './same-draft.ts';

/**
 * Updates a post, based on the revision that the administrator edited. The first publication sets its date for good
 * (docs/product/content.md); a slug that was public keeps leading to the post.
 * @throws POST_CHANGED with the stored post when the revision is outdated; NOT_FOUND; SLUG_TAKEN; INVALID_INPUT
 */
export async function updatePost({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: PostDraft & { id: string; revision: number };
}): Promise<SavedPost> {
  const { draft, unfetchedImages } = await importImages(ctx.deps, input);
  const now = ctx.deps.now();
  const columns = await draftColumns(draft, now);
  return ctx.deps.db.transaction().execute(async (trx) => {
    await lockBlog(trx);
    const before = await mustReadPost(trx, input.id);
    if (before.deletedAt !== null) throw new AppError('NOT_FOUND');
    if (before.revision !== input.revision) {
      const isRepeat = before.revision === input.revision + 1 && isSameDraft(before, draft, columns);
      if (isRepeat) return { ...before, unfetchedImages };
      throw new AppError('POST_CHANGED', { data: { current: before } });
    }
    const slug = await chooseSlug(trx, input);
    await trx
      .updateTable('blog_posts')
      .set(({ fn, ref, val }) => ({
        ...columns,
        ...(slug !== before.slug && { slug }),
        ...(input.status === 'published' && { published_at: fn.coalesce(ref('published_at'), val(now)) }),
        revision: input.revision + 1,
        updated_at: now,
      }))
      .where('id', '=', input.id)
      .execute();
    await setCategories(trx, input.id, input.categoryIds);
    const after = await mustReadPost(trx, input.id);
    await recordChange(trx, ctx, 'blog.updated', { before, after });
    return { ...after, unfetchedImages };
  });
}
