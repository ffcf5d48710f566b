import { readFile, rm } from 'node:fs/promises';
import { deserialize } from 'node:v8';
import { ORPCError } from '@orpc/server';
import type { ImportPreview } from '#contract/documents.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { uploadPath } from '#server/http/upload.ts';
import { countDocument } from './count-document.ts';
import type { ImportOrder, ImportOutcome } from './import-worker.ts';
import { JobLimitError, runInProcess } from './run-in-process.ts';
import type { Turn } from './turns.ts';
import { untilMine } from './until-mine.ts';
import { workshop } from './workshop.ts';

/** Limits of one import: a book of 150,000 words takes 1 to 3 s, some more where others leave no core free. */
const bounds = { limitMs: 10_000, heapMb: 320, residentMb: 500 };

const module = new URL('./import-worker.ts', import.meta.url);

/**
 * Reads a document into chapters; nothing is kept: saving is what follows when the writer agrees.
 * @throws a refusal of the contract; IMPORT_RUNNING; EXPORTS_CROWDED; TOO_MANY_REQUESTS
 */
export async function readImport({
  ctx,
  name,
  file,
  signal,
}: {
  ctx: AppContext;
  name: string;
  file: File;
  signal: AbortSignal | undefined;
}): Promise<ImportPreview> {
  const { id: ownerId } = signedIn(ctx);
  const { turns, importing, refuseIfCrowded } = workshop(ctx.deps);
  const path = uploadPath(file);
  const readPath = `${path}.read`;
  if (importing.has(ownerId)) throw new ORPCError('IMPORT_RUNNING');
  importing.add(ownerId);
  let turn: Turn | null = null;
  try {
    await countDocument(ctx, 'import');
    refuseIfCrowded();
    turn = turns.join();
    for await (const _ of untilMine(turn, signal));
    const outcome = await runInProcess<ImportOutcome>(module, {
      ...bounds,
      data: { name, path, readPath } satisfies ImportOrder,
      signal,
    }).catch((fault: unknown) => {
      throw fault instanceof JobLimitError ? new ORPCError('IMPORT_TOO_LARGE') : fault;
    });
    if (outcome.refused !== null) throw new ORPCError(outcome.refused);
    return deserialize(await readFile(readPath)) as ImportPreview;
  } finally {
    turn?.leave();
    importing.delete(ownerId);
    await rm(readPath, { force: true });
  }
}
