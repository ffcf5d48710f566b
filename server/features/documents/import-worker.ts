import { readFile, writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { serialize } from 'node:v8';
import { limits } from '#domain/limits.ts';
import type { ImportedDocument } from './readers/imported.ts';
import { type RefusalReason, RefusedDocument } from './readers/refusal.ts';
import type { RunConversion } from './run-conversion.ts';

/** A document to read, its name, whose ending says of what kind it is, and where to put down what was read. */
export interface ImportOrder {
  name: string;
  path: string;
  /** Takes an `ImportedDocument` as `node:v8` writes it: a book's letters are copied back, not parsed. */
  readPath: string;
}

export type ImportOutcome = { refused: RefusalReason | null };

type Read = (bytes: Buffer) => ImportedDocument | Promise<ImportedDocument>;
/** Each reader with its library, loaded only where it is wanted. */
const readers: Readonly<Record<string, () => Promise<Read>>> = {
  '.docx': async () => (await import('./readers/read-docx.ts')).readDocx,
  '.epub': async () => (await import('./readers/read-epub.ts')).readEpub,
  '.md': async () => (await import('./readers/read-plain.ts')).readMarkdown,
  '.markdown': async () => (await import('./readers/read-plain.ts')).readMarkdown,
  '.txt': async () => (await import('./readers/read-plain.ts')).readPlain,
};

async function read({ name, path }: ImportOrder): Promise<ImportedDocument> {
  const open = readers[extname(name).toLowerCase()];
  if (!open) throw new RefusedDocument('IMPORT_UNKNOWN_KIND');
  const document = await (await open())(await readFile(path));
  const length = document.chapters.reduce((sum, { title, text }) => sum + title.length + text.length, 0);
  if (length === 0) throw new RefusedDocument('IMPORT_EMPTY');
  if (length > limits.content) throw new RefusedDocument('IMPORT_TOO_LONG');
  return document;
}

/** Reads a document into chapters. */
export const run: RunConversion<ImportOrder, ImportOutcome> = async (order) => {
  try {
    await writeFile(order.readPath, serialize(await read(order)), { mode: 0o600 });
    return { refused: null };
  } catch (fault) {
    // Nesting without end: the only fault of a reader that a document causes by itself.
    if (fault instanceof RangeError) return { refused: 'IMPORT_BROKEN' };
    if (fault instanceof RefusedDocument) return { refused: fault.reason };
    throw fault;
  }
};
