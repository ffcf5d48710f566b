import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { hourMs } from '#domain/time/durations.ts';

/** Age after which a zip is deleted, ms; its download has ended by then. */
const maxAgeMs = hourMs;

/** The folder of exported files while they are downloaded. */
export const exportsFolder = (dataDir: string): string => join(dataDir, 'exports');

/** Deletes old exported files; called hourly and before each data export. */
export async function sweepExports(dataDir: string, now: Date): Promise<void> {
  const folder = exportsFolder(dataDir);
  // The folder does not exist before the first export.
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const made = await stat(path).catch(() => null);
    if (made && now.getTime() - made.mtimeMs > maxAgeMs) await rm(path, { force: true });
  }
}
