import { readFile, rm } from 'node:fs/promises';
import { deserialize } from 'node:v8';
import type { ImportPreview } from '#contract/documents.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { uploadPath } from '#server/http/upload.ts';
import { countedAddresses } from '#server/rate-limit/address-key.ts';
import { conversions, type QueueEntry } from './conversion-queue.ts';
import { countDocument } from './count-document.ts';
import type { ImportOrder, ImportOutcome } from './import-worker.ts';
import { ConversionLimitError, runConversion } from './run-conversion.ts';

/** Limits of one import: a book of 150,000 words takes 1 to 3 s of computing time, and longer on a busy machine. */
const importLimits = { cpuMs: 10_000, wallMs: 30_000, heapMb: 320, residentMb: 500 };

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
  const { queue, importing } = conversions(ctx.deps);
  const path = uploadPath(file);
  const readPath = `${path}.read`;
  if (importing.has(ownerId)) throw new AppError('IMPORT_RUNNING');
  importing.add(ownerId);
  let entry: QueueEntry | null = null;
  try {
    await countDocument(ctx, 'import');
    entry = queue.join(countedAddresses(ctx.ip, ctx.deps.env));
    for await (const _ of entry.waiting(signal));
    const outcome = await runConversion<ImportOutcome>(module, {
      limits: importLimits,
      data: { name, path, readPath } satisfies ImportOrder,
      signal,
    }).catch((fault: unknown) => {
      throw fault instanceof ConversionLimitError ? new AppError('IMPORT_TOO_LARGE') : fault;
    });
    if (outcome.refused !== null) throw new AppError(outcome.refused);
    return deserialize(await readFile(readPath)) as ImportPreview;
  } finally {
    entry?.leave();
    importing.delete(ownerId);
    await rm(readPath, { force: true });
  }
}
