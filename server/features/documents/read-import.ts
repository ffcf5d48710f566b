import { readFile, rm } from 'node:fs/promises';
import { deserialize } from 'node:v8';
import type { ImportPreview } from '#contract/documents.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { uploadPath } from '#server/http/upload.ts';
import { countedAddresses } from '#server/rate-limit/address-key.ts';
import { conversions, type QueueEntry } from './conversion-queue.ts';
import { countDocument } from './count-document.ts';
import type { ImportOutcome, ImportRequest } from './import-worker.ts';
import { ConversionLimitError, runConversion } from './run-conversion.ts';

/** Limits of one import; a book of 150,000 words takes 1 to 3 s of CPU time. */
const importLimits = { cpuMs: 10_000, wallMs: 30_000, heapMb: 320, residentMb: 500 };

const module = new URL('./import-worker.ts', import.meta.url);

/**
 * Reads a document into chapters for a preview; it stores nothing.
 * @throws a `RefusalReason`, IMPORT_RUNNING, EXPORTS_CROWDED, TOO_MANY_REQUESTS
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
      data: { name, path, readPath } satisfies ImportRequest,
      signal,
    }).catch((error: unknown) => {
      throw error instanceof ConversionLimitError ? new AppError('IMPORT_TOO_LARGE') : error;
    });
    if (outcome.refused !== null) throw new AppError(outcome.refused);
    return deserialize(await readFile(readPath)) as ImportPreview;
  } finally {
    entry?.leave();
    importing.delete(ownerId);
    await rm(readPath, { force: true });
  }
}
