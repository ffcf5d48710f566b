import { type Face, readFont, runsOf, type Subset } from './pdf-fonts.ts';
import { createShaper, type EmbeddedFont, type Shape } from './pdf-shape.ts';

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
  // A small İ by other languages' rules, and letters that were joined where the text was copied from a PDF.
  ['i\u0307', 'i'],
  ['\ufb00', 'ff'],
  ['\ufb01', 'fi'],
  ['\ufb02', 'fl'],
  ['\ufb03', 'ffi'],
  ['\ufb04', 'ffl'],
]);
const graphemes = new Intl.Segmenter('tr', { granularity: 'grapheme' });

const fontNow = (doc: PDFKit.PDFDocument) => (doc as unknown as { _font: EmbeddedFont })._font;

/** Measures words in the fonts of a document; opens each font when a letter first needs it. */
export function createTypesetter(doc: PDFKit.PDFDocument) {
  const opened = new Map<string, BookFont & { has(letters: string): boolean; shape(text: string): Shape }>();
  const replaced = new Set<string>();
  let recent = new Map<string, SetWord>();
  let earlier = new Map<string, SetWord>();

  function open(subset: Subset, face: Face) {
    const name = `${subset}-${face}`;
    let known = opened.get(name);
    if (!known) {
      doc.registerFont(name, readFont(subset, face));
      const font = fontNow(doc.font(name));
      const [[glyph = ''], [place]] = font.encode(' ');
      known = {
        id: font.id,
        ref: () => font.ref(),
        space: { glyph, width: place?.xAdvance ?? 0 },
        has: (letters) =>
          [...letters].every((letter) => font.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)),
        shape: createShaper(font),
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
