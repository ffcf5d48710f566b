import type { RevisionSummary } from '#contract/revisions.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { countWrite } from '#server/rate-limit/count-write.ts';
import { captureRevision, presentRevision } from '../revision-store/index.ts';
import { asStorageFull, presentStory } from '../stories/index.ts';
import { deriveIfPending } from '../story-documents/index.ts';
import { lockStory } from './own-story.ts';

/**
 * Keeps an own story as it is saved now. A repeat answers the revision that the first one made.
 * @throws STORY_CHANGED with the current story where another window saved meanwhile; NOT_FOUND; STORAGE_FULL;
 * TOO_MANY_REQUESTS.
 */
export async function keepRevision({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: {
    id: string;
    revision?: number | undefined;
    keep: { kind: 'named'; name: string } | { kind: 'before-ai' | 'before-chapter-removal' };
  };
}): Promise<RevisionSummary> {
  await countWrite(ctx, 'stories');
  await deriveIfPending(ctx.deps, input.id);
  const kept = await ctx.deps.db
    .transaction()
    .execute(async (trx) => {
      const story = await lockStory(trx, ctx, input.id);
      if (input.revision !== undefined && story.revision !== input.revision)
        throw new AppError('STORY_CHANGED', { data: { current: presentStory(story) } });
      return captureRevision(trx, story, { ...input.keep, now: ctx.deps.now() });
    })
    .catch((fault: unknown) => {
      throw asStorageFull(ctx, fault);
    });
  if (!kept) throw new Error('Only an automatic revision may be left out.');
  return presentRevision(kept);
}
