import type { Deps } from '#server/context.ts';

/** Counts an ended linked text by its length instead of its maximal length. Never rejects. */
export async function countStoryGeneration(deps: Deps, generationId: string): Promise<void> {
  await deps.pool.query('SELECT tally_story_generation($1)', [generationId]).catch((error: unknown) => {
    deps.log.warn({ err: error, generation: generationId }, 'a text was not counted');
  });
}
