import { buffer } from 'node:stream/consumers';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { importLimits } from '#domain/story/book/import-limits.ts';
import { RefusedDocumentError } from './refusal.ts';

/** The parts of a zipped document by their path; each is unpacked when it is read. */
export interface Parts {
  names: readonly string[];
  /** A part as UTF-8 text, or null without it. @throws RefusedDocumentError, also when it declares entities */
  text(name: string): Promise<string | null>;
}

/** @throws RefusedDocumentError */
async function refuseOnError<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof RefusedDocumentError ? error : new RefusedDocumentError('IMPORT_BROKEN');
  }
}

async function readDirectory(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > importLimits.entries) throw new RefusedDocumentError('IMPORT_TOO_LARGE');
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    // Programs differ in which of two parts with one name they read.
    if (entries.has(entry.fileName)) throw new RefusedDocumentError('IMPORT_BROKEN');
    entries.set(entry.fileName, entry);
  }
  return entries;
}

/**
 * Reads a zip in memory; it writes no files, so paths in the zip are harmless. All parts that are read may have
 * `importLimits.unpackedBytes` together; yauzl refuses a part that is larger than its directory entry says.
 * @throws RefusedDocumentError
 */
export async function readZip(file: Buffer): Promise<Parts> {
  const zip = await refuseOnError(() => fromBufferPromise(file, { lazyEntries: true }));
  const entries = await refuseOnError(() => readDirectory(zip));
  let freeBytes: number = importLimits.unpackedBytes;
  const unpack = async (entry: Entry): Promise<Buffer> => {
    if (entry.isEncrypted()) throw new RefusedDocumentError('IMPORT_PROTECTED');
    freeBytes -= entry.uncompressedSize;
    if (freeBytes < 0) throw new RefusedDocumentError('IMPORT_TOO_LARGE');
    return buffer(await zip.openReadStreamPromise(entry));
  };
  return {
    names: [...entries.keys()],
    async text(name) {
      const entry = entries.get(name);
      if (!entry) return null;
      const text = (await refuseOnError(() => unpack(entry))).toString('utf8').replace(/^\ufeff/, '');
      // Refuses entity declarations: entities can expand without limit or refer to other files, and books need none.
      if (/<!ENTITY/i.test(text)) throw new RefusedDocumentError('IMPORT_BROKEN');
      return text;
    },
  };
}
