import type { PlacedLine } from './pdf-layout.ts';
import { type BookFont, pdfNumber } from './pdf-type.ts';

/** The fonts that a page names; its types hide them. */
const fontsOf = (doc: PDFKit.PDFDocument) =>
  (doc.page as unknown as { fonts: Record<string, unknown> }).fonts;

/** What a font without a space calls its glyph. */
const noGlyph = '0000';

/**
 * Draws a line as one text: font by font, its letters as they were measured, and the space behind each word with it, so
 * that a copied text has its spaces.
 */
export function drawLine(doc: PDFKit.PDFDocument, { words, gap, size, x, y }: PlacedLine): void {
  const foot = doc.page.height - y;
  const commands = ['BT', `1 0 0 1 ${pdfNumber(x)} ${pdfNumber(foot)} Tm`];
  const marks: string[] = [];
  const fonts = fontsOf(doc);
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
        fonts[font.id] ??= font.ref();
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
  doc.save();
  // The page is measured from its top, letters stand upright only from its foot.
  doc.transform(1, 0, 0, -1, 0, doc.page.height);
  doc.addContent([...commands, ...marks, 'ET'].join('\n'));
  doc.restore();
}
