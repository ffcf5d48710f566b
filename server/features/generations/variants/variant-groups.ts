import type { SelectionRequest } from '#contract/selection-actions.ts';
import { messages } from '#domain/messages/index.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import type { GenerationRequest } from '../request/index.ts';
import { selectionRequest } from '../selection/index.ts';

/** The request of a group, which another variant repeats. */
export type GroupRequest =
  | { selection: SelectionRequest }
  | (Omit<GenerationRequest, 'idempotencyKey' | 'storyId' | 'groupId' | 'selection'> & {
      selection?: undefined;
    });

interface OwnGroup {
  id: string;
  storyId: string;
  purpose: string;
  request: GroupRequest;
}

/** The own group that a generation belongs to. @throws NOT_FOUND, also for another person's */
export async function ownGroup(ctx: AppContext, generationId: string): Promise<OwnGroup> {
  const row = await ctx.deps.db
    .selectFrom('story_generations as one')
    .innerJoin('story_generations as head', 'head.generation_id', 'one.group_id')
    .select(['head.generation_id as id', 'head.story_id as storyId', 'head.purpose', 'head.request'])
    .where('one.generation_id', '=', generationId)
    .where('one.user_id', '=', signedIn(ctx).id)
    .executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND', { message: messages.variants.notFound });
  return { ...row, request: row.request as GroupRequest };
}

/** The request that writes another variant of a group. */
export function requestAnotherVariant(group: OwnGroup, idempotencyKey: string): GenerationRequest {
  const { id: groupId, storyId, request } = group;
  if (request.selection === undefined) {
    // Requests that were stored before continuations had a premise contain none.
    return { ...request, premise: request.premise ?? '', idempotencyKey, storyId, groupId };
  }
  return selectionRequest({ ...request.selection, idempotencyKey }, groupId);
}
