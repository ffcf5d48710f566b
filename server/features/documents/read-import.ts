import { readFile, rm } from 'node:fs/promises';
import { deserialize } from 'node:v8';
import { ORPCError } from '@orpc/server';
import type { ImportPreview } from '#contract/documents.ts';
import type { AppContext } from '#server/context.ts';
import { uploadPath } from '#server/http/upload.ts';
import { countDocument } from './count-document.ts';
import type { ImportOrder, ImportOutcome } from './import-worker.ts';
import { JobLimitError, runInProcess } from './run-in-process.ts';
import { untilMine } from './until-mine.ts';
import { workshop } from './workshop.ts';

/** Bounds of a document: an honest one takes a second or two, some more where others leave no core free. */
const bounds = { limitMs: 60_000, heapMb: 320, residentMb: 500 };

const module = new URL('./import-worker.ts', import.meta.url);

/**
 * Reads a document into chapters; nothing is kept: saving is what follows when the writer agrees.
 * @throws a refusal of the contract; EXPORTS_CROWDED; TOO_MANY_REQUESTS
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
  await countDocument(ctx, 'import');
  const { turns, refuseIfCrowded } = workshop(ctx.deps);
  refuseIfCrowded();
  const turn = turns.join();
  const path = uploadPath(file);
  const readPath = `${path}.read`;
  try {
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
    turn.leave();
    await rm(readPath, { force: true });
  }
}
