import { strToU8, type Zippable, zipSync } from 'fflate';

const types = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`;
/** The relationship that names a Word document's main part. */
export const relsTo = (target: string): Uint8Array =>
  strToU8(
    `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="${target}"/></Relationships>`,
  );
const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

/** A Word document's main part. */
export const documentPart = (body: string, head = ''): Uint8Array =>
  strToU8(`<?xml version="1.0"?>${head}<w:document ${w}><w:body>${body}</w:body></w:document>`);

/** A Word document with this body and additional files. */
export function docx(body: string, more: Zippable = {}, head = ''): Buffer {
  return Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8(types),
      '_rels/.rels': relsTo('word/document.xml'),
      'word/document.xml': documentPart(body, head),
      ...more,
    }),
  );
}

/** A paragraph of a Word document. */
export const paragraph = (text: string): string => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

/** An e-book of one page with additional files. */
export function epub(page: string, more: Zippable = {}, href = 'p.xhtml'): Buffer {
  return Buffer.from(
    zipSync({
      mimetype: strToU8('application/epub+zip'),
      'META-INF/container.xml': strToU8(
        '<container><rootfiles><rootfile full-path="O/b.opf"/></rootfiles></container>',
      ),
      'O/b.opf': strToU8(
        `<package xmlns:dc="d"><metadata><dc:title>Kuyu &amp; Gece</dc:title></metadata><manifest><item id="p" href="${href}" media-type="application/xhtml+xml"/></manifest><spine><itemref idref="p"/></spine></package>`,
      ),
      'O/p.xhtml': strToU8(page),
      ...more,
    }),
  );
}

/** A part that decompresses to so many megabytes of spaces. */
export const bomb = (megabytes: number): Uint8Array => new Uint8Array(megabytes * 1_000_000).fill(32);
