import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { hourMs } from '#domain/time/durations.ts';

/** A finished zip is deleted this long after it was made: its download is over by then, ms. */
const keptMs = hourMs;

/** Where zips of people's own data stand while they are downloaded. */
export const exportsFolder = (dataDir: string): string => join(dataDir, 'exports');

/** Deletes old zips: when the next one is made, and hourly, so that no download leaves its file behind. */
export async function sweepExports(dataDir: string, now: Date): Promise<void> {
  const folder = exportsFolder(dataDir);
  // Nobody has asked for any yet: no folder.
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const made = await stat(path).catch(() => null);
    if (made && now.getTime() - made.mtimeMs > keptMs) await rm(path, { force: true });
  }
}
