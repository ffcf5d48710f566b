import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spansText } from '#domain/story/book/blocks.ts';
import { blocksOf, openBook } from '#server/features/documents/formats/book.ts';
import { writeDocx } from '#server/features/documents/formats/write-docx.ts';
import { writeEpub } from '#server/features/documents/formats/write-epub.ts';
import { writePdf } from '#server/features/documents/formats/write-pdf.ts';
import { sampleBook } from '#testing/documents/sample-book.ts';

const folder = mkdtempSync(join(tmpdir(), 'yazihane-exports-'));
const path = (name: string) => join(folder, name);
const book = openBook({
  id: randomUUID(),
  title: 'Işığın Gölgesi: “İstanbul’da Şüpheli Bir Ağaç” & <Ötesi>',
  author: 'Gülşah Öztürkçü İğde',
  content: `Anneme.\n\n${sampleBook(12_000)}\n\nBölüm 99: Son\n\nÇĞİIÖŞÜ çğıiöşü âîû.\n\n#pagebreak() #read("/etc/passwd") $ ] ) \\ @x <y>`,
  changedAt: new Date().toISOString(),
});
const nothing = () => undefined;

/** Returns the book's words in order, letters only, which hyphens and page numbers do not change. */
const letters = (text: string) => text.normalize('NFC').replaceAll(/[^\p{L}]+/gu, '');
const wanted = Array.from(blocksOf(book, nothing), ([{ title }, blocks]) =>
  letters(
    [
      title,
      ...Array.from(blocks, (block) => (block.kind === 'paragraph' ? spansText(block.spans) : '')),
    ].join(' '),
  ),
);

/** @param text as another program read it from the file; @throws Error when a chapter's words are missing */
function expectWhole(name: string, text: string): void {
  const read = letters(text);
  wanted.forEach((chapter, at) => {
    if (!read.includes(chapter)) throw new Error(`${name}: chapter ${at + 1} is not what was written`);
  });
  console.log(`✓ ${name}: ${wanted.length} chapters, letter by letter`);
}

/** Timeout of another program, ms. */
const longestMs = 180_000;

const call = (program: string, ...args: string[]) =>
  execFileSync(program, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: longestMs,
    env: { ...process.env, HOME: folder },
  });

try {
  await writeEpub(book, path('kitap.epub'), nothing);
  // Debian's package is a jar, which the kernel may not be able to start.
  call('java', '-jar', '/usr/share/java/epubcheck.jar', path('kitap.epub'));
  console.log('✓ epubcheck: no errors, no warnings');

  await writePdf(book, path('kitap.pdf'), nothing);
  expectWhole(
    'pdftotext',
    call('pdftotext', '-x', '0', '-y', '0', '-W', '420', '-H', '545', path('kitap.pdf'), '-'),
  );
  const fonts = call('pdffonts', path('kitap.pdf')).trim().split('\n').slice(2);
  const embedded = fonts.filter((line) => /yes yes yes\s+\d+\s+\d+$/.test(line));
  if (fonts.length === 0 || embedded.length < fonts.length) throw new Error(`pdffonts:\n${fonts.join('\n')}`);
  console.log(`✓ pdffonts: ${fonts.length} fonts, all embedded, subset and with their letters`);

  await writeDocx(book, path('kitap.docx'), nothing);
  call(
    'soffice',
    '--headless',
    '--convert-to',
    'txt:Text (encoded):UTF8',
    '--outdir',
    folder,
    path('kitap.docx'),
  );
  expectWhole('LibreOffice', readFileSync(path('kitap.txt'), 'utf8'));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
