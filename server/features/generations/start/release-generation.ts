import type { Deps } from '#server/context.ts';

/** Deletes a reserved generation that was refused before it was written, so that its owner's slot is free again. */
export async function releaseGeneration(deps: Deps, generationId: string): Promise<void> {
  await deps.pool.query('SELECT release_generation_place($1)', [generationId]).catch((error: unknown) => {
    deps.log.warn({ err: error, generation: generationId }, 'a slot was not freed');
  });
}
