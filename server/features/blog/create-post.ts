import type { SavedPost } from '#contract/blog.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { mustReadPost, readPost } from './get-post.ts';
import { importImages } from './import-images.ts';
import { setCategories } from './post-categories.ts';
import { draftColumns, type PostDraft } from './post-draft.ts';
import { chooseSlug, lockBlog } from './post-slug.ts';
import { recordChange } from './record-change.ts';
import { isSameDraft } from './same-draft.ts';

/**
 * Saves a new post under the client's id; it is public immediately when its status is published. A repeated request
 * returns the post that the first one created.
 * @throws POST_CHANGED with the stored post when the id has another text; SLUG_TAKEN; INVALID_INPUT
 */
export async function createPost({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: PostDraft & { id: string };
}): Promise<SavedPost> {
  const { draft, unfetchedImages } = await importImages(ctx.deps, input);
  const now = ctx.deps.now();
  const columns = await draftColumns(draft, now);
  return ctx.deps.db.transaction().execute(async (trx) => {
    await lockBlog(trx);
    const current = await readPost(trx, input.id);
    if (current && isSameDraft(current, draft, columns)) return { ...current, unfetchedImages };
    if (current) throw new AppError('POST_CHANGED', { data: { current } });
    await trx
      .insertInto('blog_posts')
      .values({
        ...columns,
        id: input.id,
        slug: await chooseSlug(trx, input),
        author_id: signedIn(ctx).id,
        published_at: input.status === 'published' ? now : null,
        created_at: now,
        updated_at: now,
      })
      .execute();
    await setCategories(trx, input.id, input.categoryIds);
    const after = await mustReadPost(trx, input.id);
    await recordChange(trx, ctx, 'blog.created', { before: null, after });
    return { ...after, unfetchedImages };
  });
}
