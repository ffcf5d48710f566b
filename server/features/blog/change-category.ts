import type { Transaction } from 'kysely';
import type { AdminCategory } from '#contract/blog.ts';
import { messages } from '#domain/messages/index.ts';
import { slugify } from '#domain/turkish/index.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import type { DB } from '#server/db/schema.generated.ts';
import { AppError, invalidInput } from '#server/errors.ts';
import { writeAudit } from '#server/features/audit/index.ts';
import { lockBlog } from './post-slug.ts';

/** A category with the number of its posts; call it after `lockBlog`. @throws NOT_FOUND */
async function readCategory(trx: Transaction<DB>, id: string): Promise<AdminCategory> {
  const category = await trx
    .selectFrom('blog_categories')
    .select(['id', 'name', 'slug', 'revision'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!category) throw new AppError('NOT_FOUND');
  const { posts } = await trx
    .selectFrom('blog_post_categories')
    .select(({ fn }) => fn.countAll<number>().as('posts'))
    .where('category_id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...category, posts: Number(posts) };
}

const audit = (
  trx: Transaction<DB>,
  ctx: AppContext,
  entry: Pick<Parameters<typeof writeAudit>[1], 'action' | 'before' | 'after'> & { id: string },
) => {
  const { id: adminId, email } = signedIn(ctx);
  const { id, ...change } = entry;
  return writeAudit(trx, {
    ...change,
    actor: { id: adminId, email },
    subject: { type: 'blog_category', id },
    now: ctx.deps.now(),
  });
};

/**
 * Renames a category; its slug follows the name, and the former one leads to it (`keep_blog_category_slug`).
 * @throws NOT_FOUND, CATEGORY_CHANGED for an outdated revision, CATEGORY_EXISTS
 */
export async function updateCategory({
  ctx,
  input: { id, revision, name },
}: {
  ctx: AppContext;
  input: { id: string; revision: number; name: string };
}): Promise<AdminCategory> {
  return ctx.deps.db.transaction().execute(async (trx) => {
    await lockBlog(trx);
    const before = await readCategory(trx, id);
    if (before.name === name) return before;
    if (before.revision !== revision) throw new AppError('CATEGORY_CHANGED');
    const slug = slugify(name) || 'kategori';
    const taken = await trx
      .selectFrom('blog_categories')
      .select('id')
      .where('slug', '=', slug)
      .where('id', '<>', id)
      .executeTakeFirst();
    if (taken) throw new AppError('CATEGORY_EXISTS');
    const after = { ...before, name, slug, revision: revision + 1 };
    await trx
      .updateTable('blog_categories')
      .set({ name, revision: after.revision, ...(slug !== before.slug && { slug }) })
      .where('id', '=', id)
      .execute();
    await audit(trx, ctx, {
      id,
      action: 'blog.category_updated',
      before: { name: before.name, slug: before.slug },
      after: { name, slug },
    });
    return after;
  });
}

/** Moves a category’s posts and addresses to another one and deletes it. @throws NOT_FOUND, INVALID_INPUT for itself */
export async function mergeCategory({
  ctx,
  input: { id, into },
}: {
  ctx: AppContext;
  input: { id: string; into: string };
}): Promise<AdminCategory> {
  if (id === into) throw invalidInput('into', messages.blog.categoryMergeSelf);
  return ctx.deps.db.transaction().execute(async (trx) => {
    await lockBlog(trx);
    const source = await readCategory(trx, id);
    const target = await readCategory(trx, into);
    await trx
      .insertInto('blog_post_categories')
      .columns(['post_id', 'category_id'])
      .expression(({ selectFrom, val }) =>
        selectFrom('blog_post_categories')
          .select(['post_id', val(into).as('category_id')])
          .where('category_id', '=', id),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await trx
      .updateTable('blog_category_slugs')
      .set({ category_id: into })
      .where('category_id', '=', id)
      .execute();
    await trx.deleteFrom('blog_categories').where('id', '=', id).execute();
    await audit(trx, ctx, {
      id,
      action: 'blog.category_merged',
      before: { name: source.name, posts: source.posts },
      after: { name: target.name },
    });
    return readCategory(trx, into);
  });
}

/** Deletes a category; its posts stay, with their other categories. @throws NOT_FOUND */
export async function removeCategory({
  ctx,
  input: { id },
}: {
  ctx: AppContext;
  input: { id: string };
}): Promise<{ ok: true }> {
  return ctx.deps.db.transaction().execute(async (trx) => {
    await lockBlog(trx);
    const { name, posts } = await readCategory(trx, id);
    await trx.deleteFrom('blog_categories').where('id', '=', id).execute();
    await audit(trx, ctx, { id, action: 'blog.category_removed', before: { name, posts } });
    return { ok: true };
  });
}
