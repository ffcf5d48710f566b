import { extname } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { limits } from '#domain/limits.ts';
import type { ImportedDocument } from './readers/imported.ts';
import { type RefusalReason, RefusedDocument } from './readers/refusal.ts';
import type { ThreadMessage, ThreadStart } from './run-in-thread.ts';

/** A document to read, and its name, whose ending says of what kind it is. */
export interface ImportOrder {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

export type ImportOutcome = { document: ImportedDocument } | { refused: RefusalReason };

type Read = (bytes: Buffer) => ImportedDocument | Promise<ImportedDocument>;
/** Each reader with its library, loaded only where it is wanted. */
const readers: Readonly<Record<string, () => Promise<Read>>> = {
  '.docx': async () => (await import('./readers/read-docx.ts')).readDocx,
  '.epub': async () => (await import('./readers/read-epub.ts')).readEpub,
  '.md': async () => (await import('./readers/read-plain.ts')).readMarkdown,
  '.markdown': async () => (await import('./readers/read-plain.ts')).readMarkdown,
  '.txt': async () => (await import('./readers/read-plain.ts')).readPlain,
};

async function read({ name, bytes }: ImportOrder): Promise<ImportedDocument> {
  const open = readers[extname(name).toLowerCase()];
  if (!open) throw new RefusedDocument('IMPORT_UNKNOWN_KIND');
  const document = await (await open())(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const length = document.chapters.reduce((sum, { title, text }) => sum + title.length + text.length, 0);
  if (length === 0) throw new RefusedDocument('IMPORT_EMPTY');
  if (length > limits.content) throw new RefusedDocument('IMPORT_TOO_LONG');
  return document;
}

const outcome: ImportOutcome = await read((workerData as ThreadStart<ImportOrder>).data).then(
  (document) => ({ document }),
  (fault: unknown) => {
    // Nesting without end: the only fault of a reader that a document causes by itself.
    if (fault instanceof RangeError) return { refused: 'IMPORT_BROKEN' as const };
    if (fault instanceof RefusedDocument) return { refused: fault.reason };
    throw fault;
  },
);
parentPort?.postMessage({ result: outcome } satisfies ThreadMessage<ImportOutcome>);
