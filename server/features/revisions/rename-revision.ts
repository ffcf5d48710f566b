import type { RevisionSummary } from '#contract/revisions.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { countWrite } from '#server/rate-limit/count-write.ts';
import { presentRevision, revisionColumns } from '../revision-store/index.ts';
import { expectOwnStory } from './own-story.ts';

/** Names a revision of an own story; it is then kept for good. @throws NOT_FOUND; TOO_MANY_REQUESTS. */
export async function renameRevision({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { id: string; revisionId: string; name: string };
}): Promise<RevisionSummary> {
  await countWrite(ctx, 'stories');
  await expectOwnStory(ctx, input.id);
  const renamed = await ctx.deps.db
    .updateTable('story_revisions')
    .set({ kind: 'named', name: input.name })
    .where('id', '=', input.revisionId)
    .where('story_id', '=', input.id)
    .returning(revisionColumns)
    .executeTakeFirst();
  if (!renamed) throw new AppError('NOT_FOUND');
  return presentRevision(renamed);
}
