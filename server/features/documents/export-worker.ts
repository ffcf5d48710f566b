import { readFile } from 'node:fs/promises';
import type { ExportFormat } from '#domain/book/export-formats.ts';
import { createBreath } from './breathe.ts';
import type { ExportOrder, ExportOutcome } from './export-order.ts';
import { openBook, type WriteBook } from './formats/book.ts';
import type { RunJob } from './job-messages.ts';
import { readGivenText } from './read-given-text.ts';

/** Each writer with its library, loaded only where it is wanted. */
const writers: Readonly<Record<ExportFormat, () => Promise<WriteBook>>> = {
  txt: async () => (await import('./formats/write-text.ts')).writeText,
  md: async () => (await import('./formats/write-markdown.ts')).writeMarkdown,
  docx: async () => (await import('./formats/write-docx.ts')).writeDocx,
  epub: async () => (await import('./formats/write-epub.ts')).writeEpub,
  pdf: async () => (await import('./formats/write-pdf.ts')).writePdf,
};

const betweenPiecesMs = 4;

async function readSource({ head, textPath }: ExportOrder) {
  const text = await readFile(textPath, 'utf8');
  return head ? { ...head, content: text } : readGivenText(text);
}

/** Writes a book to a file. */
export const run: RunJob<ExportOrder, ExportOutcome> = async (order, tell) => {
  const source = await readSource(order);
  if (!source) return { refused: true };
  const write = await writers[order.format]();
  const breathe = createBreath();
  // Between the pieces that a library packs as well, which tells nobody of its progress.
  const breathing = setInterval(breathe, betweenPiecesMs);
  let told = 0;
  const { id, changedAt, path } = order;
  const replaced = await write(openBook({ ...source, id, changedAt }), path, (progress) => {
    breathe();
    const percent = Math.floor(progress * 100);
    if (percent === told) return;
    told = percent;
    tell(progress);
  });
  clearInterval(breathing);
  return { title: source.title, replaced };
};
