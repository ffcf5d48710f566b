import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { hasContents, type WriteBook } from './book.ts';
import { chapterPages, type EpubPage } from './epub-pages.ts';
import { container, coverPage, css, navPage, packageFile, xhtml } from './epub-parts.ts';

/** Writes EPUB 3 with a text cover, a table of contents and a file for each chapter; the reading program hyphenates. */
export const writeEpub: WriteBook = async (book, path, tell) => {
  const zip = new ZipFile();
  // The first file, `mimetype`, must have no extra fields; DOS timestamps need none.
  const mtime = new Date(book.changedAt);
  const add = (name: string, text: string, compress = true) =>
    zip.addBuffer(Buffer.from(text), name, { compress, mtime, forceDosTimestamp: true });
  const written = pipeline(Readable.from(zip.outputStream), createWriteStream(path));
  add('mimetype', 'application/epub+zip', false);
  add('META-INF/container.xml', container);
  add('OEBPS/kitap.css', css);
  add('OEBPS/kapak.xhtml', coverPage(book));
  const pages: EpubPage[] = [];
  for (const page of chapterPages(book, tell)) {
    add(`OEBPS/${page.name}`, xhtml(page.title ?? book.title, page.body));
    pages.push({ ...page, body: '' });
  }
  add('OEBPS/icindekiler.xhtml', navPage(pages));
  add('OEBPS/kitap.opf', packageFile(book, pages, hasContents(book)));
  zip.end();
  await written;
  return [];
};
