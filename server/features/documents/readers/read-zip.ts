import { inflateRawSync } from 'node:zlib';
import { importLimits } from '#domain/book/import-limits.ts';
import { RefusedDocument } from './refusal.ts';

const signatures = { end: 0x06054b50, entry: 0x02014b50, local: 0x04034b50 };
const sizes = { end: 22, entry: 46, local: 30 };
/** Longest comment behind the directory's end, bytes. */
const longestComment = 65_535;

interface Entry {
  method: number;
  flags: number;
  packed: number;
  offset: number;
}

/** A packed document's parts by their path, unfolded when asked for. */
export interface Parts {
  names: readonly string[];
  /** A part's bytes; null where there is none. @throws RefusedDocument */
  bytes(name: string): Buffer | null;
  /** A part as UTF-8 text. @throws RefusedDocument, also for one that declares entities */
  text(name: string): string | null;
}

function findEnd(file: Buffer): number {
  const from = Math.max(0, file.length - sizes.end - longestComment);
  for (let at = file.length - sizes.end; at >= from; at -= 1) {
    if (file.readUInt32LE(at) === signatures.end) return at;
  }
  throw new RefusedDocument('IMPORT_BROKEN');
}

function readDirectory(file: Buffer): Map<string, Entry> {
  const end = findEnd(file);
  const count = file.readUInt16LE(end + 10);
  if (count > importLimits.entries) throw new RefusedDocument('IMPORT_TOO_LARGE');
  const entries = new Map<string, Entry>();
  let at = file.readUInt32LE(end + 16);
  for (let nth = 0; nth < count; nth += 1) {
    if (file.readUInt32LE(at) !== signatures.entry) throw new RefusedDocument('IMPORT_BROKEN');
    const nameLength = file.readUInt16LE(at + 28);
    const name = file.toString('utf8', at + sizes.entry, at + sizes.entry + nameLength);
    // Of two with one name nobody can say which one another reader takes.
    if (entries.has(name)) throw new RefusedDocument('IMPORT_BROKEN');
    entries.set(name, {
      flags: file.readUInt16LE(at + 8),
      method: file.readUInt16LE(at + 10),
      packed: file.readUInt32LE(at + 20),
      offset: file.readUInt32LE(at + 42),
    });
    at += sizes.entry + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return entries;
}

/**
 * Reads a zip in memory. Nothing is written anywhere, so no path in it can lead out; what it unfolds to is counted as it
 * comes out, whatever it says of its sizes.
 * @throws RefusedDocument
 */
export function readZip(file: Buffer): Parts {
  let left: number = importLimits.unpackedBytes;
  const unfold = ({ flags, method, packed, offset }: Entry): Buffer => {
    if (flags & 1) throw new RefusedDocument('IMPORT_PROTECTED');
    if (file.readUInt32LE(offset) !== signatures.local) throw new RefusedDocument('IMPORT_BROKEN');
    const from = offset + sizes.local + file.readUInt16LE(offset + 26) + file.readUInt16LE(offset + 28);
    const bytes = file.subarray(from, from + packed);
    if (method !== 0 && method !== 8) throw new RefusedDocument('IMPORT_BROKEN');
    if (left <= 0) throw new RefusedDocument('IMPORT_TOO_LARGE');
    const plain = method === 0 ? bytes : inflateRawSync(bytes, { maxOutputLength: left });
    left -= plain.length;
    return plain;
  };
  const guarded = <T>(work: () => T): T => {
    try {
      return work();
    } catch (fault) {
      if (fault instanceof RefusedDocument) throw fault;
      const tooLarge = (fault as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
      throw new RefusedDocument(tooLarge ? 'IMPORT_TOO_LARGE' : 'IMPORT_BROKEN');
    }
  };
  const entries = guarded(() => readDirectory(file));
  const bytes = (name: string) => {
    const entry = entries.get(name);
    return entry ? guarded(() => unfold(entry)) : null;
  };
  return {
    names: [...entries.keys()],
    bytes,
    text(name) {
      const part = bytes(name);
      if (!part) return null;
      const text = part.toString('utf8').replace(/^\ufeff/, '');
      // No reader of books needs own entities; they are how small files grow without end or ask for other files.
      if (/<!ENTITY/i.test(text)) throw new RefusedDocument('IMPORT_BROKEN');
      return text;
    },
  };
}
