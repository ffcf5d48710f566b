import { parentPort, workerData } from 'node:worker_threads';
import type { ExportFormat } from '#domain/book/export-formats.ts';
import { createBreath } from './breathe.ts';
import { type BookSource, openBook, type WriteBook } from './formats/book.ts';
import type { ThreadMessage, ThreadStart } from './run-in-thread.ts';

/** What the thread is asked to write, and where to. */
export interface ExportOrder {
  format: ExportFormat;
  source: BookSource;
  path: string;
}

/** Each writer with its library, loaded only where it is wanted. */
const writers: Readonly<Record<ExportFormat, () => Promise<WriteBook>>> = {
  txt: async () => (await import('./formats/write-text.ts')).writeText,
  md: async () => (await import('./formats/write-markdown.ts')).writeMarkdown,
  docx: async () => (await import('./formats/write-docx.ts')).writeDocx,
  epub: async () => (await import('./formats/write-epub.ts')).writeEpub,
  pdf: async () => (await import('./formats/write-pdf.ts')).writePdf,
};

const say = (message: ThreadMessage<true>) => parentPort?.postMessage(message);

const { format, source, path } = (workerData as ThreadStart<ExportOrder>).data;
const write = await writers[format]();
const breathe = createBreath();
let told = 0;
await write(openBook(source), path, (progress) => {
  breathe();
  const percent = Math.floor(progress * 100);
  if (percent === told) return;
  told = percent;
  say({ progress });
});
say({ result: true });
