import { createHash } from 'node:crypto';
import { open, readFile, rm } from 'node:fs/promises';
import { blogImagePath, imageWidths } from '#domain/content/blog.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { ConversionLimitError, conversions, runConversion } from '#server/features/documents/index.ts';
import { uploadPath } from '#server/http/upload.ts';
import { imageTypeOf, isSvg } from '#server/providers/images/index.ts';
import { countedAddresses } from '#server/rate-limit/address-key.ts';
import type { ResizeOutcome, ResizeRequest } from './resize-image-worker.ts';

/** Limits of one picture; 40 million pixels take about 3 s of CPU time and 250 MB. */
const limits = { cpuMs: 30_000, wallMs: 60_000, heapMb: 128, residentMb: 700 };
const module = new URL('./resize-image-worker.ts', import.meta.url);

/** Refuses what is no image by its first bytes, whatever its name says. @throws UPLOAD_SVG, UPLOAD_NO_IMAGE */
async function checkContent(path: string): Promise<void> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(512), 0, 512, 0);
    const start = buffer.subarray(0, bytesRead);
    if (imageTypeOf(start) !== null) return;
    throw new AppError(isSvg(start) ? 'UPLOAD_SVG' : 'UPLOAD_NO_IMAGE');
  } finally {
    await file.close();
  }
}

/**
 * Stores an uploaded picture, re-encoded in several widths by a child process; the same picture is stored once.
 * @throws UPLOAD_SVG, UPLOAD_NO_IMAGE, UPLOAD_TOO_MANY_PIXELS, UPLOAD_BROKEN, EXPORTS_CROWDED
 */
export async function uploadImage({
  ctx,
  file,
  signal,
}: {
  ctx: AppContext;
  file: File;
  signal: AbortSignal | undefined;
}): Promise<{ address: string; width: number; height: number }> {
  const { deps } = ctx;
  const path = uploadPath(file);
  await checkContent(path);
  const entry = conversions(deps).queue.join(countedAddresses(ctx.ip, deps.env));
  try {
    for await (const _ of entry.waiting(signal));
    const outcome = await runConversion<ResizeOutcome>(module, {
      limits,
      data: { path } satisfies ResizeRequest,
      signal,
    }).catch((error: unknown) => {
      throw error instanceof ConversionLimitError ? new AppError('UPLOAD_TOO_MANY_PIXELS') : error;
    });
    if (outcome.refused !== null) throw new AppError(outcome.refused);
    const files = await Promise.all(
      outcome.files.map(async ({ path: written, ...size }) => ({ ...size, bytes: await readFile(written) })),
    );
    const largest = files.at(-1);
    if (!largest) throw new AppError('UPLOAD_BROKEN');
    const hash = createHash('sha256').update(largest.bytes).digest('hex');
    await deps.db.transaction().execute(async (trx) => {
      await trx
        .insertInto('blog_images')
        .values({ hash, type: 'webp', bytes: largest.bytes })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const smaller = files.slice(0, -1).map(({ width, bytes }) => ({ hash, width, bytes }));
      if (smaller.length > 0)
        await trx
          .insertInto('blog_image_sizes')
          .values(smaller)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
    });
    return { address: blogImagePath(hash, 'webp'), width: largest.width, height: largest.height };
  } finally {
    entry.leave();
    for (const width of imageWidths) await rm(`${path}.${width}.webp`, { force: true });
  }
}
