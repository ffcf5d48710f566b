import { maxVariantGroups, maxVariants } from '#domain/generation/variants.ts';
import { messages } from '#domain/messages/index.ts';
import { storageFull } from '#domain/story/story-storage.ts';
import type { AppContext, Deps } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import type { StoryJob } from '#server/providers/ai/index.ts';
import type { GenerationRequest } from '../request/index.ts';
import { releaseGeneration } from './release-generation.ts';

/** The most bytes of a model token in Turkish: three characters, few of which have two bytes. */
const bytesPerToken = 4;

/** The request as the writer used it, so that another variant gets the same one. */
function requestOf({ request, job }: { request: GenerationRequest; job: StoryJob }): object {
  const { idempotencyKey: _, groupId: __, storyId: ___, selection, ...rest } = request;
  if (!selection) return { ...rest, existingText: job.existingText };
  const { idempotencyKey: ____, ...action } = selection;
  const after = job.passage?.after ?? '';
  return { selection: { ...action, before: job.existingText, after } };
}

type Outcome = 'noted' | 'gone' | 'many' | 'full';

/**
 * Stores the story that an unlinked text is charged for; the database does this only for linked ones. Errors are only
 * logged, so that no text is lost.
 */
async function storePaidStory(
  deps: Deps,
  { generationId, userId, storyId }: { generationId: string; userId: string; storyId: string },
): Promise<void> {
  await deps.db
    .insertInto('generation_stories')
    .values({ generation_id: generationId, user_id: userId, story_id: storyId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
    .catch((error: unknown) =>
      deps.log.error({ err: error, generation: generationId }, 'the story of a paid text was not stored'),
    );
}

/**
 * Links a reserved text to its story, so that it is listed there; false when there is no story, or no storage space for
 * the text, which is written all the same. Another variant of a group is refused when it can't be linked, and its slot is
 * freed.
 * @throws NOT_FOUND, TOO_MANY_VARIANTS, STORAGE_FULL
 */
export async function linkGenerationToStory(
  { deps, user }: AppContext,
  generationId: string,
  linked: { request: GenerationRequest; job: StoryJob },
): Promise<boolean> {
  const { storyId, groupId, selection } = linked.request;
  // A wizard chapter counts towards its day's limit, so that it can't be deleted here.
  if (!user || storyId === undefined || linked.request.wizard) return false;
  const linking = deps.pool.query<{ outcome: Outcome }>({
    text: 'SELECT note_story_generation(jsonb_populate_record(NULL::story_generations, $1), $2, $3) AS outcome',
    values: [
      JSON.stringify({
        generation_id: generationId,
        user_id: user.id,
        story_id: storyId,
        group_id: groupId,
        purpose: selection?.action ?? 'write',
        request: groupId === undefined ? requestOf(linked) : null,
        bytes: linked.job.maxOutputTokens * bytesPerToken,
      }),
      maxVariants,
      maxVariantGroups,
    ],
  });
  const { rows } = await linking.catch(async (error: unknown) => {
    await releaseGeneration(deps, generationId);
    throw error;
  });
  const outcome = rows[0]?.outcome;
  if (outcome === 'noted') return true;
  if (groupId === undefined) {
    if (outcome === 'full') await storePaidStory(deps, { generationId, userId: user.id, storyId });
    return false;
  }
  await releaseGeneration(deps, generationId);
  if (outcome === 'many') {
    throw new AppError('TOO_MANY_VARIANTS', { message: messages.variants.tooMany });
  }
  if (outcome === 'full') {
    const message = storageFull(user.terms.storageBytes);
    throw new AppError('STORAGE_FULL', { message });
  }
  throw new AppError('NOT_FOUND', { message: messages.variants.notFound });
}
