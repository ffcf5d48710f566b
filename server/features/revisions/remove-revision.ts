import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { countWrite } from '#server/rate-limit/count-write.ts';
import { dropRevisions } from '../revision-store/index.ts';
import { lockStory } from './own-story.ts';

/** Deletes a revision of an own story; those after it stay readable. @throws NOT_FOUND; TOO_MANY_REQUESTS. */
export async function removeRevision({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { id: string; revisionId: string };
}): Promise<{ ok: true }> {
  await countWrite(ctx, 'stories');
  await ctx.deps.db.transaction().execute(async (trx) => {
    await lockStory(trx, ctx, input.id);
    const found = await trx
      .selectFrom('story_revisions')
      .select('id')
      .where('story_id', '=', input.id)
      .where('id', '=', input.revisionId)
      .executeTakeFirst();
    if (!found) throw new AppError('NOT_FOUND');
    await dropRevisions(trx, input.id, [found.id]);
  });
  return { ok: true };
}
