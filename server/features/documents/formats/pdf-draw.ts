import type { Line } from './pdf-lines.ts';
import { pdfNumber } from './pdf-shape.ts';
import type { BookFont } from './pdf-type.ts';

/** A line at its place; `y` is where its letters stand, points from the page's top. */
export interface PlacedLine extends Line {
  x: number;
  y: number;
  size: number;
}

/** A line as PDF writes it: a book's words as objects would take ten times the room. */
export interface DrawnLine {
  y: number;
  content: string;
  fonts: readonly BookFont[];
}

/** Lines of one page, outside of what is collected: a whole book of them waits until its pages have their numbers. */
export interface DrawnLines {
  content: Uint8Array;
  fonts: readonly BookFont[];
}

/** The fonts that a page names; its types hide them. */
const fontsOf = (doc: PDFKit.PDFDocument) =>
  (doc.page as unknown as { fonts: Record<string, unknown> }).fonts;

/** What a font without a space calls its glyph. */
const noGlyph = '0000';

/**
 * Makes a line one text: font by font, its letters as they were measured, and the space behind each word with it, so that
 * a copied text has its spaces. @param height of the page, points.
 */
export function setLine({ words, gap, size, x, y }: PlacedLine, height: number): DrawnLine {
  const foot = height - y;
  const commands = ['BT', `1 0 0 1 ${pdfNumber(x)} ${pdfNumber(foot)} Tm`];
  const marks: string[] = [];
  const fonts = new Set<BookFont>();
  let current: BookFont | null = null;
  let letters = '';
  const flush = () => {
    if (letters !== '') commands.push(`[${letters}] TJ`);
    letters = '';
  };
  let at = x;
  words.forEach(({ fragments, width }, index) => {
    let within = at;
    for (const { font, shown, apart, width: own } of fragments) {
      if (font !== current) {
        flush();
        fonts.add(font);
        commands.push(`/${font.id} ${pdfNumber(size)} Tf`);
        current = font;
      }
      letters += shown;
      for (const [right, up, mark] of apart) {
        const place = `1 0 0 1 ${pdfNumber(within + right)} ${pdfNumber(foot + up)} Tm`;
        marks.push(`/${font.id} ${pdfNumber(size)} Tf`, place, `[${mark}] TJ`);
      }
      within += own;
    }
    if (current && index < words.length - 1) {
      const { glyph, width: space } = current.space;
      const hasSpace = glyph !== noGlyph;
      const wider = (gap * 1_000) / size - (hasSpace ? space : 0);
      letters += `${hasSpace ? `<${glyph}>` : ''}${pdfNumber(-wider)} `;
    }
    at += width + gap;
  });
  flush();
  return { y, content: [...commands, ...marks, 'ET'].join('\n'), fonts: [...fonts] };
}

/** Puts lines together, to be drawn at one go. */
export const gatherLines = (lines: readonly DrawnLine[]): DrawnLines => ({
  content: Buffer.from(lines.map(({ content }) => `${content}\n`).join(''), 'latin1'),
  fonts: [...new Set(lines.flatMap(({ fonts }) => fonts))],
});

/** Puts lines on the page that is open. */
export function drawLines(doc: PDFKit.PDFDocument, { content, fonts }: DrawnLines): void {
  const named = fontsOf(doc);
  for (const font of fonts) named[font.id] ??= font.ref();
  doc.save();
  // The page is measured from its top, letters stand upright only from its foot.
  doc.transform(1, 0, 0, -1, 0, doc.page.height);
  doc.page.write(content);
  doc.restore();
}
