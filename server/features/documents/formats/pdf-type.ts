import { type Face, fontFile, runsOf } from './pdf-fonts.ts';

/**
 * What a document's font does for its own `text()`, which has no type. Asked directly, since that would shape a word
 * again at every place where it stands, and says font, size and place anew for each: three quarters of a book's time.
 */
interface EmbeddedFont {
  id: string;
  ref(): unknown;
  encode(text: string): [glyphs: string[], positions: GlyphPosition[]];
  font: { hasGlyphForCodePoint(code: number): boolean };
}
/** Of a glyph, in thousandths of the letters' size. */
interface GlyphPosition {
  xAdvance: number;
  xOffset: number;
  yOffset: number;
  /** What the font alone says; what differs is kerning. */
  advanceWidth: number;
}

/** A font of a document, opened. */
export interface BookFont {
  id: string;
  ref(): unknown;
  space: { glyph: string; width: number };
}

/** Letters of one font, with their width in points. */
export interface Fragment {
  font: BookFont;
  /** What is between the brackets of PDF's TJ: letters, and by how much the next come nearer. */
  shown: string;
  /** Marks that stand above or below letters lie at places of their own: [right, up, what is shown], points. */
  apart: readonly (readonly [x: number, y: number, shown: string])[];
  width: number;
}

/** A word as it is drawn, with its width in points, without the space behind it. */
export interface SetWord {
  fragments: readonly Fragment[];
  width: number;
}

/** Letters in one font, of any size: thousandths of it. */
type Shape = Pick<Fragment, 'shown' | 'apart' | 'width'>;

/**
 * Words that are remembered until as many others have come: a book says the same ones over and over, and measuring one
 * leaves behind kilobytes.
 */
const mostRemembered = 3_000;

/** What stands in a text where a sign should that no font has: in letters, so that it can be found and copied. */
const substitute = '[?]';
/** Signs that only say how others are drawn: joiners, directions, variants of emoji. */
const silent = /[\p{Cf}\p{Variation_Selector}]/gu;
/** What is drawn for signs that no file of the type has but that look, or part words, as another one does. */
const twins: ReadonlyMap<string, string> = new Map([
  ['\u2010', '-'],
  ['\u2011', '-'],
  ['\u2012', '–'],
  ['\u2015', '—'],
  ['\u2007', '\u00a0'],
  ['\u202f', '\u00a0'],
]);
const graphemes = new Intl.Segmenter('tr', { granularity: 'grapheme' });

/** A number as PDF writes it. */
export const pdfNumber = (value: number): string => String(Math.round(value * 1_000) / 1_000);

const fontNow = (doc: PDFKit.PDFDocument) => (doc as unknown as { _font: EmbeddedFont })._font;

function shape(font: EmbeddedFont, text: string): Shape {
  const [glyphs, positions] = font.encode(text);
  const apart: [number, number, string][] = [];
  const shown: string[] = [];
  let open: string[] = [];
  let width = 0;
  const close = () => {
    if (open.length > 0) shown.push(`<${open.join('')}>`);
    open = [];
  };
  positions.forEach(({ xAdvance, xOffset, yOffset, advanceWidth }, at) => {
    const glyph = glyphs[at] ?? '';
    const isApart = xOffset !== 0 || yOffset !== 0;
    if (isApart) apart.push([width + xOffset, yOffset, `<${glyph}>`]);
    else open.push(glyph);
    // One that stands apart only takes its room here.
    const nearer = (isApart ? 0 : advanceWidth) - xAdvance;
    if (nearer !== 0) {
      close();
      shown.push(`${pdfNumber(nearer)} `);
    }
    width += xAdvance;
  });
  close();
  // In one piece: one that was added up keeps all its parts.
  return { shown: shown.join(''), apart, width };
}

/** Measures words in the fonts of a document; opens each font when a letter first needs it. */
export function createTypesetter(doc: PDFKit.PDFDocument) {
  const opened = new Map<string, BookFont & { has(letters: string): boolean; shape(text: string): Shape }>();
  const replaced = new Set<string>();
  let recent = new Map<string, SetWord>();
  let earlier = new Map<string, SetWord>();

  function open(subset: Parameters<typeof fontFile>[0], face: Face) {
    const name = `${subset}-${face}`;
    let known = opened.get(name);
    if (!known) {
      doc.registerFont(name, fontFile(subset, face));
      const font = fontNow(doc.font(name));
      const [[glyph = ''], [place]] = font.encode(' ');
      known = {
        id: font.id,
        ref: () => font.ref(),
        space: { glyph, width: place?.xAdvance ?? 0 },
        has: (letters) =>
          [...letters].every((letter) => font.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)),
        shape: (text) => shape(font, text),
      };
      opened.set(name, known);
    }
    return known;
  }

  const isWhole = (text: string, face: Face) =>
    runsOf(text).every((run) => open(run.subset, face).has(run.text));

  /** A text in which every sign can be drawn. */
  function drawable(text: string, face: Face): string {
    if (isWhole(text, face)) return text;
    return Array.from(graphemes.segment(text), ({ segment }) => {
      if (isWhole(segment, face)) return segment;
      const loud = segment.replaceAll(silent, '');
      if (isWhole(loud, face)) return loud;
      const twin = twins.get(loud);
      if (twin !== undefined) return twin;
      replaced.add(segment);
      return substitute;
    }).join('');
  }

  function set(text: string, face: Face, size: number): SetWord {
    const scale = size / 1_000;
    const fragments = runsOf(drawable(text, face)).map((run) => {
      const font = open(run.subset, face);
      const { shown, apart, width } = font.shape(run.text);
      const marks = apart.map(([x, y, mark]) => [x * scale, y * scale, mark] as const);
      return { font, shown, apart: marks, width: width * scale };
    });
    return { fragments, width: fragments.reduce((sum, { width }) => sum + width, 0) };
  }

  return {
    /** A word in a face and size (points). */
    word(text: string, face: Face, size: number): SetWord {
      const key = `${face} ${size} ${text}`;
      const known = recent.get(key);
      if (known) return known;
      const word = earlier.get(key) ?? set(text, face, size);
      if (recent.size >= mostRemembered) {
        earlier = recent;
        recent = new Map();
      }
      recent.set(key, word);
      return word;
    },
    /** Signs that stand in the text only as `[?]`, each once. */
    replaced: (): string[] => [...replaced],
  };
}
export type Typesetter = ReturnType<typeof createTypesetter>;
