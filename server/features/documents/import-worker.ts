import { readFile, writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { serialize } from 'node:v8';
import { limits } from '#domain/limits.ts';
import type { ImportedDocument } from './readers/imported.ts';
import { type RefusalReason, RefusedDocumentError } from './readers/refusal.ts';
import type { RunConversion } from './run-conversion.ts';

/** What an import's process receives. */
export interface ImportRequest {
  /** The document's name; its extension decides the reader. */
  name: string;
  path: string;
  /** The file to write: an `ImportedDocument` in the format of `node:v8`, which is read faster than JSON. */
  readPath: string;
}

export type ImportOutcome = { refused: RefusalReason | null };

type Read = (bytes: Buffer) => ImportedDocument | Promise<ImportedDocument>;
/** The readers by file extension; each is loaded with its library when it is needed. */
const readers: Readonly<Record<string, () => Promise<Read>>> = {
  '.docx': async () => (await import('./readers/read-docx.ts')).readDocx,
  '.epub': async () => (await import('./readers/read-epub.ts')).readEpub,
  '.md': async () => (await import('./readers/read-plain.ts')).readMarkdown,
  '.markdown': async () => (await import('./readers/read-plain.ts')).readMarkdown,
  '.txt': async () => (await import('./readers/read-plain.ts')).readPlain,
};

async function read({ name, path }: ImportRequest): Promise<ImportedDocument> {
  const open = readers[extname(name).toLowerCase()];
  if (!open) throw new RefusedDocumentError('IMPORT_UNKNOWN_KIND');
  const document = await (await open())(await readFile(path));
  const length = document.chapters.reduce((sum, { title, text }) => sum + title.length + text.length, 0);
  if (length === 0) throw new RefusedDocumentError('IMPORT_EMPTY');
  if (length > limits.content) throw new RefusedDocumentError('IMPORT_TOO_LONG');
  return document;
}

/** Reads a document into chapters and writes them to `readPath`. */
export const run: RunConversion<ImportRequest, ImportOutcome> = async (request) => {
  try {
    await writeFile(request.readPath, serialize(await read(request)), { mode: 0o600 });
    return { refused: null };
  } catch (error) {
    // Endless nesting exceeds the stack; readers throw no other RangeError.
    if (error instanceof RangeError) return { refused: 'IMPORT_BROKEN' };
    if (error instanceof RefusedDocumentError) return { refused: error.reason };
    throw error;
  }
};
