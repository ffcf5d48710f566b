import type { AdminCategory } from '#contract/blog.ts';
import { slugify } from '#domain/turkish/index.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { writeAudit } from '#server/features/audit/index.ts';
import { lockBlog } from './post-slug.ts';

/** Creates a category. @throws CATEGORY_EXISTS when another category has the slug that its name results in */
export async function createCategory({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { name: string };
}): Promise<AdminCategory> {
  const { id: adminId, email } = signedIn(ctx);
  return ctx.deps.db.transaction().execute(async (trx) => {
    await lockBlog(trx);
    const created = await trx
      .insertInto('blog_categories')
      .values({ name: input.name, slug: slugify(input.name) || 'kategori' })
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .returning(['id', 'name', 'slug', 'revision'])
      .executeTakeFirst();
    if (!created) throw new AppError('CATEGORY_EXISTS');
    await writeAudit(trx, {
      actor: { id: adminId, email },
      action: 'blog.category_created',
      subject: { type: 'blog_category', id: created.id },
      after: created,
      now: ctx.deps.now(),
    });
    return { ...created, posts: 0 };
  });
}
