import type { Book } from './book.ts';
import type { EpubPage } from './epub-pages.ts';
import { xml } from './xml.ts';

/** An XHTML page of the e-book. */
export function xhtml(title: string, body: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="tr" xml:lang="tr">
<head>
<title>${xml(title)}</title>
<link rel="stylesheet" type="text/css" href="kitap.css"/>
</head>
<body>
${body}
</body>
</html>
`;
}

export const container = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="OEBPS/kitap.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;

export const css = `body { hyphens: auto; -webkit-hyphens: auto; -epub-hyphens: auto; line-height: 1.5; }
h1, h2, .cover { hyphens: none; -webkit-hyphens: none; -epub-hyphens: none; text-align: center; }
h1 { margin: 3em 0 2em; font-size: 1.5em; break-after: avoid; page-break-after: avoid; }
h2 { margin: 2em 0 1em; font-size: 1.15em; break-after: avoid; page-break-after: avoid; }
p { margin: 0; text-indent: 1.5em; text-align: justify; orphans: 2; widows: 2; }
p.first, p.scene, .cover p { text-indent: 0; }
p.scene { margin: 1.2em 0; text-align: center; }
.cover { margin-top: 30%; }
.cover h1 { margin: 0 0 1em; font-size: 2em; }
.cover p { text-align: center; font-size: 1.2em; }
nav ol { list-style: none; padding: 0; }
nav li { margin: 0.5em 0; }
`;

/** The cover: title and author as text. */
export function coverPage({ title, author }: Book): string {
  const by = author === '' ? '' : `\n<p>${xml(author)}</p>`;
  return xhtml(
    title,
    `<section class="cover" epub:type="titlepage">\n<h1>${xml(title)}</h1>${by}\n</section>`,
  );
}

/** The table of contents (EPUB navigation document). */
export function navPage(pages: readonly EpubPage[]): string {
  const lines = pages
    .filter(({ title }) => title !== null)
    .map(({ name, title }) => `<li><a href="${name}">${xml(title ?? '')}</a></li>`);
  return xhtml(
    'İçindekiler',
    `<nav epub:type="toc" id="toc">\n<h1>İçindekiler</h1>\n<ol>\n${lines.join('\n')}\n</ol>\n</nav>`,
  );
}

/** The package document: metadata, list of files and reading order. */
export function packageFile(book: Book, pages: readonly EpubPage[], withContents: boolean): string {
  const creator = book.author === '' ? '' : `\n<dc:creator>${xml(book.author)}</dc:creator>`;
  const changed = `${book.changedAt.slice(0, 19)}Z`;
  const items = pages.map(
    ({ name }, at) => `<item id="b${at}" href="${name}" media-type="application/xhtml+xml"/>`,
  );
  const order = pages.map((_, at) => `<itemref idref="b${at}"/>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="kimlik" xml:lang="tr">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="kimlik">urn:uuid:${book.id}</dc:identifier>
<dc:title>${xml(book.title)}</dc:title>${creator}
<dc:language>tr</dc:language>
<meta property="dcterms:modified">${changed}</meta>
</metadata>
<manifest>
<item id="nav" href="icindekiler.xhtml" media-type="application/xhtml+xml" properties="nav"/>
<item id="kapak" href="kapak.xhtml" media-type="application/xhtml+xml"/>
<item id="css" href="kitap.css" media-type="text/css"/>
${items.join('\n')}
</manifest>
<spine>
<itemref idref="kapak"/>
<itemref idref="nav"${withContents ? '' : ' linear="no"'}/>
${order.join('\n')}
</spine>
</package>
`;
}
