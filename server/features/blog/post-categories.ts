import type { Transaction } from 'kysely';
import { messages } from '#domain/messages/index.ts';
import type { DB } from '#server/db/schema.generated.ts';
import { invalidInput } from '#server/errors.ts';

/** Replaces a post's categories; call it after `lockBlog`. @throws INVALID_INPUT when one of them does not exist */
export async function setCategories(
  trx: Transaction<DB>,
  postId: string,
  categoryIds: readonly string[],
): Promise<void> {
  const wanted = [...new Set(categoryIds)];
  await trx.deleteFrom('blog_post_categories').where('post_id', '=', postId).execute();
  if (wanted.length === 0) return;
  const existing = await trx.selectFrom('blog_categories').select('id').where('id', 'in', wanted).execute();
  if (existing.length < wanted.length) {
    throw invalidInput('categoryIds', messages.blog.categoryGone);
  }
  await trx
    .insertInto('blog_post_categories')
    .values(wanted.map((id) => ({ post_id: postId, category_id: id })))
    .execute();
}
