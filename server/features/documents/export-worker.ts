import { readFile } from 'node:fs/promises';
import type { ExportFormat } from '#domain/story/book/export-formats.ts';
import type { ExportOrder, ExportOutcome } from './export-order.ts';
import { openBook, type WriteBook } from './formats/book.ts';
import { readGivenText } from './read-given-text.ts';
import type { RunConversion } from './run-conversion.ts';

/** Each writer with its library, loaded only where it is wanted. */
const writers: Readonly<Record<ExportFormat, () => Promise<WriteBook>>> = {
  txt: async () => (await import('./formats/write-text.ts')).writeText,
  md: async () => (await import('./formats/write-markdown.ts')).writeMarkdown,
  docx: async () => (await import('./formats/write-docx.ts')).writeDocx,
  epub: async () => (await import('./formats/write-epub.ts')).writeEpub,
  pdf: async () => (await import('./formats/write-pdf.ts')).writePdf,
};

async function readSource({ head, textPath }: ExportOrder) {
  const text = await readFile(textPath, 'utf8');
  return head ? { ...head, content: text } : readGivenText(text);
}

/** Writes a book to a file. */
export const run: RunConversion<ExportOrder, ExportOutcome> = async (order, tell) => {
  const source = await readSource(order);
  if (!source) return { refused: true };
  const write = await writers[order.format]();
  let told = 0;
  const { id, changedAt, path } = order;
  const replaced = await write(openBook({ ...source, id, changedAt }), path, (progress) => {
    const percent = Math.floor(progress * 100);
    if (percent === told) return;
    told = percent;
    tell(progress);
  });
  return { title: source.title, replaced };
};
