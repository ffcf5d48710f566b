import type { Block } from '#domain/book/blocks.ts';
import { type Book, blocksOf } from './book.ts';
import { type DrawnLine, type DrawnLines, gatherLines, setLine } from './pdf-draw.ts';
import { breakLines, type Line, type Setting, wordsOf } from './pdf-lines.ts';
import type { Typesetter } from './pdf-type.ts';

/** The page, in points: A5, as books are printed. */
export const sheet = { width: 419.53, height: 595.28, side: 54, top: 62, bottom: 66 } as const;
export const measure = sheet.width - 2 * sheet.side;
/** From one line's foot to the next, points. */
const leading = 15.6;
const linesPerPage = Math.floor((sheet.height - sheet.top - sheet.bottom) / leading);

export const body: Setting = { size: 10.6, measure, indent: 16, justify: true, hyphenate: true };
const first: Setting = { ...body, indent: 0 };
const chapterTitle: Setting = {
  size: 19,
  measure: measure * 0.86,
  indent: 0,
  justify: false,
  hyphenate: false,
};
const subheading: Setting = { size: 12, measure, indent: 0, justify: false, hyphenate: false };

export interface BookLayout {
  pages: DrawnLines[];
  /** Chapters with a title, and the page (from 0) that each begins on. */
  starts: { title: string; page: number }[];
}

/** A title's words, in the heavier face. */
export const titleWords = (text: string) =>
  text
    .normalize('NFC')
    .split(/\s+/u)
    .flatMap((word) => (word === '' ? [] : [[{ text: word, face: '600-normal' as const }]]));

/** Lays a book's text out on pages. */
export function layOut(book: Book, type: Typesetter, tell: (progress: number) => void): BookLayout {
  const pages: DrawnLines[] = [];
  const starts: BookLayout['starts'] = [];
  /** The page that is open; the first chapter opens the first. */
  let page: DrawnLine[] | null = null;
  /** Lines of the page that are taken. */
  let taken = 0;
  const close = () => {
    if (page) pages.push(gatherLines(page));
  };
  const turn = () => {
    close();
    page = [];
    taken = 0;
  };
  const place = (line: Line, size: number, height: number, centred: boolean) => {
    const x = centred ? sheet.side + (measure - line.width) / 2 : sheet.side + line.indent;
    taken += height;
    page?.push(setLine({ ...line, size, x, y: sheet.top + taken * leading - 4 }, sheet.height));
  };

  /** Never leaves one line of a paragraph alone at a page's foot or head. */
  function flow(lines: readonly Line[]) {
    let rest = lines;
    while (rest.length > 0) {
      const free = linesPerPage - taken;
      let count = Math.min(free, rest.length);
      if (rest.length - count === 1) count -= 1;
      if (count === 1 && rest.length > 1) count = 0;
      for (const line of rest.slice(0, count)) place(line, body.size, 1, false);
      rest = rest.slice(count);
      if (rest.length > 0) turn();
    }
  }

  function openChapter(title: string) {
    turn();
    if (title === '') return;
    starts.push({ title, page: pages.length });
    taken = 4;
    for (const line of breakLines(type, titleWords(title), chapterTitle)) {
      if (taken + 2 > linesPerPage) turn();
      place(line, chapterTitle.size, 1.7, true);
    }
    taken = Math.ceil(taken + 2.3);
  }

  function flowBlock(block: Block, isFirst: boolean) {
    if (block.kind === 'paragraph') {
      return flow(breakLines(type, wordsOf(block.spans), isFirst ? first : body));
    }
    // A break or a heading at a page's foot would stand alone.
    if (taken + 5 > linesPerPage) turn();
    if (block.kind === 'heading') {
      taken += taken === 0 ? 0 : 1;
      for (const line of breakLines(type, titleWords(block.text), subheading))
        place(line, subheading.size, 1, false);
      taken += 1;
      return;
    }
    // No file of the type has wider spaces.
    const [stars] = breakLines(type, [[{ text: '*\u00a0\u00a0*\u00a0\u00a0*', face: '400-normal' }]], first);
    taken += 1;
    if (stars) place(stars, body.size, 1, true);
    taken += 1;
  }

  for (const [{ title }, blocks] of blocksOf(book, tell)) {
    openChapter(title);
    let isFirst = true;
    for (const block of blocks) {
      flowBlock(block, isFirst);
      isFirst = block.kind !== 'paragraph';
    }
  }
  close();
  return { pages, starts };
}
