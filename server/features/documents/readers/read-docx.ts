import mammoth from 'mammoth';
import { readHtml } from './html-text.ts';
import { type ImportedDocument, toDocument } from './imported.ts';
import { readZip } from './read-zip.ts';
import { RefusedDocument } from './refusal.ts';

/** Word's, LibreOffice's and pandoc's names of what is no chapter; a table of contents is made anew when needed. */
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

/** Reads a Word document: its headings become chapters, emphasis stays, pictures and comments are left out. */
export async function readDocx(file: Buffer): Promise<ImportedDocument> {
  const parts = readZip(file);
  if (!parts.names.includes('[Content_Types].xml')) throw new RefusedDocument('IMPORT_BROKEN');
  // Each part is unfolded here within the limits before another reader does it without any.
  for (const name of parts.names.filter(isMarkup)) {
    if (/<!DOCTYPE/i.test(parts.text(name) ?? '')) throw new RefusedDocument('IMPORT_BROKEN');
  }
  const { value } = await mammoth
    .convertToHtml(
      { buffer: file },
      { styleMap, convertImage: mammoth.images.imgElement(async () => ({ src: '' })) },
    )
    .catch(() => {
      throw new RefusedDocument('IMPORT_BROKEN');
    });
  const { text, title, author } = readHtml(value);
  return toDocument(text, { title, author });
}
