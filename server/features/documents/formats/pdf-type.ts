import { type Face, fontFile, runsOf } from './pdf-fonts.ts';

/** Letters of one font, with their width in points. */
export interface Fragment {
  font: string;
  text: string;
  width: number;
}

/** A word as it is drawn, with its width in points, without the space behind it. */
export interface SetWord {
  fragments: readonly Fragment[];
  width: number;
}

/** Words that are remembered: a book says the same ones over and over. */
const mostRemembered = 8_000;

/** pdfkit remembers every word that it ever laid out, which a long book has no end of. */
interface RememberingFont {
  layoutCache?: Record<string, unknown>;
}
/** The font that a document writes with now; its types hide it. */
const fontNow = (doc: PDFKit.PDFDocument): unknown => (doc as unknown as { _font: unknown })._font;
function forgetLayouts(fonts: Iterable<unknown>): void {
  for (const font of fonts as Iterable<RememberingFont>) {
    if (font.layoutCache) font.layoutCache = Object.create(null) as Record<string, unknown>;
  }
}

/** Measures words in the fonts of a document; opens each font when a letter first needs it. */
export function createTypesetter(doc: PDFKit.PDFDocument) {
  const opened = new Set<string>();
  const fonts = new Set<unknown>();
  let remembered = new Map<string, SetWord>();

  function open(subset: Parameters<typeof fontFile>[0], face: Face): string {
    const font = `${subset}-${face}`;
    if (!opened.has(font)) {
      doc.registerFont(font, fontFile(subset, face));
      opened.add(font);
      fonts.add(fontNow(doc.font(font)));
    }
    return font;
  }

  function set(text: string, face: Face, size: number): SetWord {
    const fragments = runsOf(text).map((run) => {
      const font = open(run.subset, face);
      doc.font(font, size);
      // As it is drawn, with its space: pdfkit then lays it out once.
      return { font, text: run.text, width: doc.widthOfString(`${run.text} `) - doc.widthOfString(' ') };
    });
    return { fragments, width: fragments.reduce((sum, { width }) => sum + width, 0) };
  }

  return {
    /** A word in a face and size (points). */
    word(text: string, face: Face, size: number): SetWord {
      const key = `${face} ${size} ${text}`;
      let known = remembered.get(key);
      if (!known) {
        known = set(text, face, size);
        if (remembered.size >= mostRemembered) {
          remembered = new Map();
          forgetLayouts(fonts);
        }
        remembered.set(key, known);
      }
      return known;
    },
  };
}
export type Typesetter = ReturnType<typeof createTypesetter>;
