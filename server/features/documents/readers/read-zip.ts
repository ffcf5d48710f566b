import { buffer } from 'node:stream/consumers';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { importLimits } from '#domain/story/book/import-limits.ts';
import { RefusedDocument } from './refusal.ts';

/** A packed document's parts by their path, unpacked when asked for. */
export interface Parts {
  names: readonly string[];
  /** A part as UTF-8 text; null where there is none. @throws RefusedDocument, also for one that declares entities */
  text(name: string): Promise<string | null>;
}

/** @throws RefusedDocument */
async function refuseOnError<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof RefusedDocument ? error : new RefusedDocument('IMPORT_BROKEN');
  }
}

async function readDirectory(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > importLimits.entries) throw new RefusedDocument('IMPORT_TOO_LARGE');
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    // Readers disagree on which of two parts with one name they take.
    if (entries.has(entry.fileName)) throw new RefusedDocument('IMPORT_BROKEN');
    entries.set(entry.fileName, entry);
  }
  return entries;
}

/**
 * Reads a zip in memory. Nothing is written, so no path in it can lead out. The parts that are read may unpack to
 * `importLimits.unpackedBytes` together; yauzl stops a part that is larger than its directory entry says.
 * @throws RefusedDocument
 */
export async function readZip(file: Buffer): Promise<Parts> {
  const zip = await refuseOnError(() => fromBufferPromise(file, { lazyEntries: true }));
  const entries = await refuseOnError(() => readDirectory(zip));
  let freeBytes: number = importLimits.unpackedBytes;
  const unpack = async (entry: Entry): Promise<Buffer> => {
    if (entry.isEncrypted()) throw new RefusedDocument('IMPORT_PROTECTED');
    freeBytes -= entry.uncompressedSize;
    if (freeBytes < 0) throw new RefusedDocument('IMPORT_TOO_LARGE');
    return buffer(await zip.openReadStreamPromise(entry));
  };
  return {
    names: [...entries.keys()],
    async text(name) {
      const entry = entries.get(name);
      if (!entry) return null;
      const text = (await refuseOnError(() => unpack(entry))).toString('utf8').replace(/^\ufeff/, '');
      // Books need no entities of their own: they can grow without limit or name other files.
      if (/<!ENTITY/i.test(text)) throw new RefusedDocument('IMPORT_BROKEN');
      return text;
    },
  };
}
