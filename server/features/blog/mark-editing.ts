import { type AppContext, signedIn } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { mustReadPost } from './get-post.ts';

/** How long a window counts as editing after its last report, s; windows report every 20 s. */
const editingSeconds = 60;

/**
 * Records that a window edits a post, or stopped editing it; returns the other editors and the post's revision.
 * @throws NOT_FOUND
 */
export async function markEditing({
  ctx,
  input: { id, tab, leaving },
}: {
  ctx: AppContext;
  input: { id: string; tab: string; leaving: boolean };
}): Promise<{ revision: number; others: { name: string; isSelf: boolean }[] }> {
  const { db, now } = ctx.deps;
  const user = signedIn(ctx);
  const { revision, deletedAt } = await mustReadPost(db, id);
  if (deletedAt !== null) throw new AppError('NOT_FOUND');
  const at = now();
  if (leaving) {
    await db.deleteFrom('blog_post_editors').where('tab', '=', tab).where('user_id', '=', user.id).execute();
    return { revision, others: [] };
  }
  await db
    .insertInto('blog_post_editors')
    .values({ tab, post_id: id, user_id: user.id, seen_at: at })
    .onConflict((conflict) =>
      conflict
        .column('tab')
        .doUpdateSet({ post_id: id, seen_at: at })
        .where('blog_post_editors.user_id', '=', user.id),
    )
    .execute();
  const oldest = new Date(at.getTime() - editingSeconds * 1_000);
  await db.deleteFrom('blog_post_editors').where('post_id', '=', id).where('seen_at', '<', oldest).execute();
  const rows = await db
    .selectFrom('blog_post_editors as editor')
    .innerJoin('users', 'users.id', 'editor.user_id')
    .select(['users.id', 'users.name', 'users.email'])
    .where('post_id', '=', id)
    .where('tab', '<>', tab)
    .orderBy('users.id')
    .execute();
  const others = new Map(rows.map((row) => [row.id, row]));
  return {
    revision,
    others: [...others.values()].map((other) => ({
      name: other.name || other.email,
      isSelf: other.id === user.id,
    })),
  };
}
