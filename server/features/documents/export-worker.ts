import { readFile } from 'node:fs/promises';
import type { ExportFormat } from '#domain/story/book/export-formats.ts';
import type { ExportOutcome, ExportRequest } from './export-request.ts';
import { openBook, type WriteBook } from './formats/book.ts';
import { readGivenText } from './read-given-text.ts';
import type { RunConversion } from './run-conversion.ts';

/** The writers by format; each is loaded with its library when it is needed. */
const writers: Readonly<Record<ExportFormat, () => Promise<WriteBook>>> = {
  txt: async () => (await import('./formats/write-text.ts')).writeText,
  md: async () => (await import('./formats/write-markdown.ts')).writeMarkdown,
  docx: async () => (await import('./formats/write-docx.ts')).writeDocx,
  epub: async () => (await import('./formats/write-epub.ts')).writeEpub,
  pdf: async () => (await import('./formats/write-pdf.ts')).writePdf,
};

async function readSource({ head, textPath }: ExportRequest) {
  const text = await readFile(textPath, 'utf8');
  return head ? { ...head, content: text } : readGivenText(text);
}

/** Writes a book to a file and reports progress in whole percents. */
export const run: RunConversion<ExportRequest, ExportOutcome> = async (request, tell) => {
  const source = await readSource(request);
  if (!source) return { refused: true };
  const write = await writers[request.format]();
  let reported = 0;
  const { id, changedAt, path } = request;
  const replaced = await write(openBook({ ...source, id, changedAt }), path, (progress) => {
    const percent = Math.floor(progress * 100);
    if (percent === reported) return;
    reported = percent;
    tell(progress);
  });
  return { title: source.title, replaced };
};
