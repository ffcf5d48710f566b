import { pipeline, type Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { extract } from 'tar-stream';
import type { ZodType } from 'zod';
import { BackupError, damagedBackup, notABackup } from './backup-error.ts';

/** A file of a backup; its content must be read before the next file. */
export interface BackupFile {
  name: string;
  content: AsyncIterable<Buffer>;
}

/**
 * Reads the files of an archive one after another.
 * @throws BackupError for an archive that is cut off or can't be read
 */
export async function* readFiles(archive: Readable): AsyncGenerator<BackupFile> {
  const files = extract();
  // The error reaches the iterator below.
  pipeline(archive, files, () => undefined);
  let count = 0;
  const entries = files[Symbol.asyncIterator]();
  try {
    for (;;) {
      const { done, value } = await entries.next().catch((error: unknown) => {
        throw readingError(error, count);
      });
      if (done) return;
      count += 1;
      yield { name: value.header.name, content: readContent(value) };
    }
  } finally {
    await entries.return?.();
    archive.destroy();
  }
}

async function* readContent(entry: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of entry) yield chunk as Buffer;
  } catch (error) {
    throw readingError(error, 1);
  }
}

function readingError(error: unknown, filesRead: number): unknown {
  if (error instanceof BackupError) return error;
  // A compressed file of another kind fails at its first header.
  if (filesRead === 0 && /tar header/i.test(String(error))) return new BackupError(notABackup);
  return damagedBackup(error instanceof Error ? error.message : String(error), error);
}

/** Reads a JSON file of a backup. @throws BackupError for one of another shape */
export async function readJson<Value>({ name, content }: BackupFile, schema: ZodType<Value>): Promise<Value> {
  const value = await json(content).catch((error: unknown) => {
    throw error instanceof BackupError ? error : damagedBackup(name, error);
  });
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  throw damagedBackup(name, read.error);
}
