/** The conversion of an uploaded picture, run in a child process (`runConversion`). */
import sharp from 'sharp';
import { blogLimits, imageWidths, maxStoredImageBytes } from '#domain/content/blog.ts';
import type { RunConversion } from '#server/features/documents/index.ts';

export interface ResizeRequest {
  /** The uploaded file. */
  path: string;
}
/** The written files, the smallest first, or why there are none. */
export type ResizeOutcome =
  | { refused: 'UPLOAD_TOO_MANY_PIXELS' | 'UPLOAD_BROKEN' }
  | { refused: null; files: { path: string; width: number; height: number }[] };

/** Largest height, pixels: WebP ends at 16,383, and a taller picture would be too large to store. */
const maxHeight = 8_000;

// One picture at a time: no cache, and one thread, so that memory stays within the process's limit.
sharp.cache(false);
sharp.concurrency(1);

/**
 * Re-encodes a picture as WebP in each width up to its own. The header is read first: a picture with too many pixels is
 * never decoded. Metadata (place, camera) is left out; the orientation that it names is applied.
 */
export const run: RunConversion<ResizeRequest, ResizeOutcome> = async ({ path }) => {
  const options = {
    limitInputPixels: blogLimits.uploadPixels,
    failOn: 'error',
    sequentialRead: true,
  } as const;
  try {
    const { width, height } = await sharp(path, { ...options, limitInputPixels: false }).metadata();
    if (width * height > blogLimits.uploadPixels) return { refused: 'UPLOAD_TOO_MANY_PIXELS' };
    const files = [];
    for (const wanted of imageWidths) {
      const target = `${path}.${wanted}.webp`;
      const written = await sharp(path, options)
        .autoOrient()
        .resize({ width: wanted, height: maxHeight, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 80 })
        .toFile(target);
      if (written.size > maxStoredImageBytes) return { refused: 'UPLOAD_TOO_MANY_PIXELS' };
      files.push({ path: target, width: written.width, height: written.height });
      if (written.width < wanted) break;
    }
    return { refused: null, files };
  } catch {
    return { refused: 'UPLOAD_BROKEN' };
  }
};
