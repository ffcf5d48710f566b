import { buffer } from 'node:stream/consumers';
import mammoth from 'mammoth';
import { ZipFile } from 'yazl';
import { readHtml } from './html-text.ts';
import { type ImportedDocument, toDocument } from './imported.ts';
import { createMarkupCounter } from './markup-limits.ts';
import { readZip } from './read-zip.ts';
import { RefusedDocumentError } from './refusal.ts';
import { walkXml } from './walk-xml.ts';

/** Style names of Word, LibreOffice and pandoc for title pages, rules and tables of contents; the last are omitted. */
const styleMap = [
  "p[style-name='Title'] => p.title:fresh",
  "p[style-name='Subtitle'] => p.author:fresh",
  "p[style-name='Author'] => p.author:fresh",
  "p[style-name='Horizontal Line'] => hr:fresh",
  "p[style-name='TOC Heading'] => !",
  "p[style-name='Contents Heading'] => !",
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((level) => [
    `p[style-name='toc ${level}'] => !`,
    `p[style-name='TOC ${level}'] => !`,
    `p[style-name='Contents ${level}'] => !`,
  ]),
];

const isMarkup = (name: string): boolean => /\.(?:xml|rels)$/i.test(name);

/** Zips the parts that were read within the limits, because mammoth would unpack parts of any size. */
async function repack(texts: ReadonlyMap<string, string>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, text] of texts) zip.addBuffer(Buffer.from(text), name, { compress: false });
  zip.end();
  return buffer(zip.outputStream);
}

/**
 * Reads a Word document without pictures and comments: headings become chapters, emphasis stays.
 * @throws RefusedDocumentError
 */
export async function readDocx(file: Buffer): Promise<ImportedDocument> {
  const parts = await readZip(file);
  if (!parts.names.includes('[Content_Types].xml')) throw new RefusedDocumentError('IMPORT_BROKEN');
  const texts = new Map<string, string>();
  const counter = createMarkupCounter();
  for (const name of parts.names.filter(isMarkup)) {
    const text = (await parts.text(name)) ?? '';
    if (/<!DOCTYPE/i.test(text)) throw new RefusedDocumentError('IMPORT_BROKEN');
    walkXml(text, counter);
    texts.set(name, text);
  }
  const { value } = await mammoth
    .convertToHtml(
      { buffer: await repack(texts) },
      { styleMap, convertImage: mammoth.images.imgElement(async () => ({ src: '' })) },
    )
    .catch(() => {
      throw new RefusedDocumentError('IMPORT_BROKEN');
    });
  const { text, title, author } = readHtml(value, createMarkupCounter());
  return toDocument(text, { title, author });
}
