import { posix } from 'node:path';
import { plainText, readHtml } from './html-text.ts';
import { type ImportedDocument, toDocument } from './imported.ts';
import { createMarkupCounter, type MarkupCounter } from './markup-limits.ts';
import { type Parts, readZip } from './read-zip.ts';
import { RefusedDocumentError } from './refusal.ts';
import { walkXml } from './walk-xml.ts';

interface Package {
  title: string;
  author: string;
  /** Paths of the book's pages in reading order. */
  pages: string[];
}

async function packagePath(parts: Parts, counter: MarkupCounter): Promise<string> {
  let path = '';
  walkXml((await parts.text('META-INF/container.xml')) ?? '', counter, (tag, attributes) => {
    if (tag === 'rootfile' && path === '') path = attributes['full-path'] ?? '';
  });
  if (path === '') throw new RefusedDocumentError('IMPORT_BROKEN');
  return path;
}

const decode = (href: string): string => {
  try {
    return decodeURIComponent(href);
  } catch {
    return href;
  }
};

async function readPackage(parts: Parts, counter: MarkupCounter): Promise<Package> {
  const path = await packagePath(parts, counter);
  const items = new Map<string, string>();
  const order: string[] = [];
  const said = { title: '', author: '' };
  const seen = { title: 0, author: 0 };
  walkXml(
    (await parts.text(path)) ?? '',
    counter,
    (tag, { id = '', href = '', idref = '', properties = '', 'media-type': type = '' }) => {
      if (tag === 'item' && /html/.test(type) && !properties.split(/\s+/).includes('nav')) {
        items.set(id, posix.join(posix.dirname(path), decode(href.replace(/#.*$/, ''))));
      }
      if (tag === 'itemref') order.push(idref);
      if (tag === 'dc:title') seen.title += 1;
      if (tag === 'dc:creator') seen.author += 1;
    },
    (tag, text) => {
      // Uses the first element of each; its text may arrive in several calls.
      if (tag === 'dc:title' && seen.title === 1) said.title += plainText(text);
      if (tag === 'dc:creator' && seen.author === 1) said.author += plainText(text);
    },
  );
  return {
    title: said.title.trim(),
    author: said.author.trim(),
    pages: order.flatMap((id) => items.get(id) ?? []),
  };
}

/** Whether DRM encrypts a page; encrypted fonts do not matter. */
async function isProtected(
  parts: Parts,
  counter: MarkupCounter,
  pages: ReadonlySet<string>,
): Promise<boolean> {
  let found = false;
  walkXml((await parts.text('META-INF/encryption.xml')) ?? '', counter, (tag, { URI = '' }) => {
    if (/(?:^|:)CipherReference$/.test(tag) && pages.has(decode(URI))) found = true;
  });
  return found;
}

/** Whether a page has only the title and the author. */
function isTitlePage(text: string, { title, author }: Package): boolean {
  const lines = text.split('\n\n').map((line) => line.replace(/^#+ /, ''));
  return lines.every((line) => line === '' || line === title || line === author);
}

/** Reads an e-book in reading order: headings become chapters, emphasis stays. @throws RefusedDocumentError */
export async function readEpub(file: Buffer): Promise<ImportedDocument> {
  const parts = await readZip(file);
  const counter = createMarkupCounter();
  const book = await readPackage(parts, counter);
  if (await isProtected(parts, counter, new Set(book.pages)))
    throw new RefusedDocumentError('IMPORT_PROTECTED');
  const texts: string[] = [];
  for (const page of book.pages) {
    const { text } = readHtml((await parts.text(page)) ?? '', counter);
    if (!isTitlePage(text, book)) texts.push(text);
  }
  return toDocument(texts.join('\n\n'), book);
}
