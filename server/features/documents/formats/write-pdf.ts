import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import { type Book, hasContents, type WriteBook } from './book.ts';
import { type DrawnLine, drawLines, gatherLines, type PlacedLine, setLine } from './pdf-draw.ts';
import { type BookLayout, layOut, measure, sheet, titleWords } from './pdf-layout.ts';
import { breakLines, type Setting } from './pdf-lines.ts';
import { createTypesetter, type Typesetter } from './pdf-type.ts';

type Doc = PDFKit.PDFDocument;

/** Room for the page number beside a line of the contents, points. */
const numberRoom = 34;
const entry: Setting = {
  size: 10.6,
  measure: measure - numberRoom,
  indent: 0,
  justify: false,
  hyphenate: false,
};
const title: Setting = { size: 27, measure, indent: 0, justify: false, hyphenate: false };
const author: Setting = { ...title, size: 13 };
const entryLeading = 19;
const entriesPerPage = Math.floor((sheet.height - sheet.top - sheet.bottom - 60) / entryLeading);

const place = (doc: Doc, line: PlacedLine) => drawLines(doc, gatherLines([setLine(line, sheet.height)]));

/** Draws some words in the middle of the page, the first line at `y`; tells where the next would stand. */
function drawCentred(doc: Doc, type: Typesetter, text: string, setting: Setting, y: number): number {
  let at = y;
  for (const line of breakLines(type, titleWords(text), setting)) {
    place(doc, { ...line, size: setting.size, x: sheet.side + (measure - line.width) / 2, y: at });
    at += setting.size * 1.3;
  }
  return at;
}

interface Entry {
  lines: DrawnLine[];
  page: number;
}

/** The lines of the table of contents, on as many pages as they take. */
function layOutContents({ starts }: BookLayout, type: Typesetter): Entry[][] {
  const pages: Entry[][] = [[]];
  let taken = 0;
  for (const { title: text, page } of starts) {
    const words = text.split(/\s+/u).map((word) => [{ text: word, face: '400-normal' as const }]);
    const lines = breakLines(type, words, entry);
    if (taken + lines.length > entriesPerPage) {
      pages.push([]);
      taken = 0;
    }
    const placed = lines.map((line, nth) => {
      const y = sheet.top + 60 + (taken + nth) * entryLeading;
      return setLine({ ...line, size: entry.size, x: sheet.side, y }, sheet.height);
    });
    pages.at(-1)?.push({ lines: placed, page });
    taken += lines.length;
  }
  return pages;
}

const target = (page: number) => `sayfa-${page + 1}`;

function drawContents(doc: Doc, type: Typesetter, pages: readonly Entry[][]): void {
  pages.forEach((entries, nth) => {
    doc.addPage();
    if (nth === 0) {
      doc.outline.addItem('İçindekiler');
      drawCentred(doc, type, 'İçindekiler', { ...title, size: 19 }, sheet.top + 18);
    }
    for (const { lines, page } of entries) {
      drawLines(doc, gatherLines(lines));
      const [top, foot] = [lines[0], lines.at(-1)];
      if (!top || !foot) continue;
      const [number] = breakLines(type, [[{ text: String(page + 1), face: '400-normal' }]], entry);
      const x = sheet.width - sheet.side - (number?.width ?? 0);
      if (number) place(doc, { ...number, size: entry.size, x, y: foot.y });
      doc.goTo(sheet.side, top.y - 12, measure, foot.y - top.y + 16, target(page));
    }
  });
}

async function drawPages(doc: Doc, type: Typesetter, layout: BookLayout, tell: (done: number) => void) {
  const starts = new Map(layout.starts.map(({ page, title: text }) => [page, text]));
  for (const [at, lines] of layout.pages.entries()) {
    doc.addPage();
    const begun = starts.get(at);
    if (begun !== undefined) {
      doc.outline.addItem(begun);
      doc.addNamedDestination(target(at), 'XYZ', 0, 0, null);
    }
    drawLines(doc, lines);
    const number = type.word(String(at + 1), '400-normal', 9);
    const x = (sheet.width - number.width) / 2;
    place(doc, {
      words: [number],
      gap: 0,
      indent: 0,
      width: number.width,
      size: 9,
      x,
      y: sheet.height - 36,
    });
    tell(at / layout.pages.length);
    // Lets what is finished go to the file instead of waiting in memory.
    if (at % 8 === 7) await setImmediate();
  }
}

function drawTitlePage(doc: Doc, type: Typesetter, book: Book): void {
  doc.addPage();
  const below = drawCentred(doc, type, book.title, title, sheet.height * 0.34);
  if (book.author !== '') drawCentred(doc, type, book.author, author, below + 18);
}

/** PDF: A5 pages in Literata with all its letters inside, justified and hyphenated; title page, contents, page numbers, outline. */
export const writePdf: WriteBook = async (book, path, tell) => {
  const doc = new PDFDocument({
    size: [sheet.width, sheet.height],
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: 'tr-TR',
    displayTitle: true,
    // Words are remembered by the typesetter, smaller.
    fontLayoutCache: false,
    info: { Title: book.title, ...(book.author !== '' && { Author: book.author }) },
  });
  const written = pipeline(doc, createWriteStream(path));
  const type = createTypesetter(doc);
  const layout = layOut(book, type, (progress) => tell(progress * 0.4));
  drawTitlePage(doc, type, book);
  if (hasContents(book)) drawContents(doc, type, layOutContents(layout, type));
  await drawPages(doc, type, layout, (progress) => tell(0.4 + progress * 0.6));
  doc.end();
  await written;
  return type.replaced();
};
