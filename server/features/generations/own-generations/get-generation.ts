import type { Generation } from '#contract/generations.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { type GenerationRow, ownerOf, present, readerOf, readOwnGeneration } from '../record/index.ts';
import { generationRegistry } from '../run/index.ts';

/**
 * Reads an own record, with the newest text when this process writes it.
 * @throws NOT_FOUND, also for another person's record
 */
export async function ownGeneration(ctx: AppContext, id: string): Promise<GenerationRow> {
  const owner = ownerOf(ctx);
  const row = owner && (await readOwnGeneration(ctx.deps, owner, id));
  if (!row) throw new AppError('NOT_FOUND');
  return withLiveText(ctx, row);
}

/** Adds the text that is not stored in the database yet to the record. */
export function withLiveText(ctx: AppContext, row: GenerationRow): GenerationRow {
  const live = row.status === 'running' ? generationRegistry(ctx.deps).get(row.id) : undefined;
  return live ? { ...row, result: live.text } : row;
}

/** Returns an own generation. @throws NOT_FOUND, also for another person's */
export async function getGeneration({ ctx, id }: { ctx: AppContext; id: string }): Promise<Generation> {
  return present(await ownGeneration(ctx, id), readerOf(ctx));
}
