import { ORPCError } from '@orpc/server';
import { plans } from '#domain/billing/plans.ts';
import { mostVariantGroups, mostVariants } from '#domain/generation/variants.ts';
import { messages } from '#domain/messages/index.ts';
import { storageFull } from '#domain/story/story-storage.ts';
import type { AppContext, Deps } from '#server/context.ts';
import type { StoryJob } from '#server/providers/ai/index.ts';
import type { GenerationRequest } from './generation-request.ts';

/** Bytes that a model token of Turkish takes at most: three letters, of which few are of two bytes. */
const bytesPerToken = 4;

/** What was asked, as far as the writer took it in: one more text is asked the same. */
function requestOf({ order, job }: { order: GenerationRequest; job: StoryJob }): object {
  const { idempotencyKey: _, groupId: __, storyId: ___, selection, ...rest } = order;
  if (!selection) return { ...rest, existingText: job.existingText };
  const { idempotencyKey: ____, ...asked } = selection;
  const after = job.passage?.after ?? '';
  return { selection: { ...asked, before: job.existingText, after } };
}

type Outcome = 'noted' | 'gone' | 'many' | 'full';

async function release(deps: Deps, generationId: string): Promise<void> {
  await deps.pool.query('SELECT release_generation_place($1)', [generationId]).catch((error: unknown) => {
    deps.log.warn({ err: error, generation: generationId }, 'a place was not given back');
  });
}

/**
 * Keeps for which story a text is paid that is not noted: the database does so only for noted ones. A text is never lost
 * for it: trouble is only logged.
 */
async function keepPaidStory(
  deps: Deps,
  { generationId, userId, storyId }: { generationId: string; userId: string; storyId: string },
): Promise<void> {
  await deps.db
    .insertInto('generation_stories')
    .values({ generation_id: generationId, user_id: userId, story_id: storyId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
    .catch((error: unknown) =>
      deps.log.error({ err: error, generation: generationId }, 'the story of a paid text was not kept'),
    );
}

/**
 * Notes a reserved text with its story, so that it is found again; false where there is no story, or no space to
 * remember the text: it is written all the same, and is the writer's to keep. One more text of a group is refused where
 * it can't be noted, and gives its place back.
 * @throws NOT_FOUND, TOO_MANY_VARIANTS, STORAGE_FULL
 */
export async function linkGenerationToStory(
  { deps, user }: AppContext,
  generationId: string,
  what: { order: GenerationRequest; job: StoryJob },
): Promise<boolean> {
  const { storyId, groupId, selection } = what.order;
  // A chapter of the wizard counts toward its day, whatever becomes of it: it is no text that could be deleted here.
  if (!user || storyId === undefined || what.order.wizard) return false;
  const noting = deps.pool.query<{ outcome: Outcome }>({
    name: 'note_story_generation',
    text: 'SELECT note_story_generation(jsonb_populate_record(NULL::story_generations, $1), $2, $3) AS outcome',
    values: [
      JSON.stringify({
        generation_id: generationId,
        user_id: user.id,
        story_id: storyId,
        group_id: groupId,
        purpose: selection?.action ?? 'write',
        request: groupId === undefined ? requestOf(what) : null,
        bytes: what.job.maxOutputTokens * bytesPerToken,
      }),
      mostVariants,
      mostVariantGroups,
    ],
  });
  const { rows } = await noting.catch(async (error: unknown) => {
    await release(deps, generationId);
    throw error;
  });
  const outcome = rows[0]?.outcome;
  if (outcome === 'noted') return true;
  if (groupId === undefined) {
    if (outcome === 'full') await keepPaidStory(deps, { generationId, userId: user.id, storyId });
    return false;
  }
  await release(deps, generationId);
  if (outcome === 'many') {
    throw new ORPCError('TOO_MANY_VARIANTS', { status: 409, message: messages.variants.tooMany });
  }
  if (outcome === 'full') {
    const message = storageFull(plans[user.plan].storageBytes);
    throw new ORPCError('STORAGE_FULL', { status: 409, message });
  }
  throw new ORPCError('NOT_FOUND', { status: 404, message: messages.variants.notFound });
}

/** Counts a noted text by its own length once it has ended. Never rejects: until then it is counted as long as it may become. */
export async function countStoryGeneration(deps: Deps, generationId: string): Promise<void> {
  await deps.pool.query('SELECT tally_story_generation($1)', [generationId]).catch((error: unknown) => {
    deps.log.warn({ err: error, generation: generationId }, 'a text was not counted');
  });
}
