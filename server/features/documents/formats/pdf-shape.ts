/**
 * What a document's font does for its own `text()`, which has no type. Asked directly, since that would shape a word
 * again at every place where it stands, and says font, size and place anew for each: three quarters of a book's time.
 */
export interface EmbeddedFont {
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

/** Letters in one font, of any size: thousandths of it. */
export interface Shape {
  /** What is between the brackets of PDF's TJ: letters, and by how much the next come nearer. */
  shown: string;
  /** Marks that stand above or below letters lie at places of their own: [right, up, what is shown]. */
  apart: readonly (readonly [x: number, y: number, shown: string])[];
  width: number;
}

/** A number as PDF writes it. */
export const pdfNumber = (value: number): string => String(Math.round(value * 1_000) / 1_000);

/** Shapes letters by all that their font says. */
export function shapeWhole(font: EmbeddedFont, text: string): Shape {
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

/** A letter before another one: what is shown up to it, and how far it goes on. */
interface Step {
  glyph: string;
  advance: number;
  /** Kerning as it is shown; empty where there is none. */
  nearer: string;
}

/** Letters and marks of Latin writing, of which the type knows pairs only; not digits (fractions) or what stands above letters. */
const plain = /^[\p{Script=Latin}.,;:!?'’‘“”"«»()—–…-]+$/u;

/**
 * Shapes letters in a font as `shapeWhole` does, which took two thirds of a book's time: two letters behind one another are
 * shaped once, and a word is put together from its pairs. Where a font joins two into one ("fi") it is asked for the whole.
 */
export function createShaper(font: EmbeddedFont): (text: string) => Shape {
  const alone = new Map<number, Step | null>();
  const pairs = new Map<number, Step | null>();

  function stepOf([glyphs, positions]: ReturnType<EmbeddedFont['encode']>): Step | null {
    const [glyph, place] = [glyphs[0], positions[0]];
    if (glyph === undefined || !place || place.xOffset !== 0 || place.yOffset !== 0) return null;
    const nearer = place.advanceWidth - place.xAdvance;
    return { glyph, advance: place.xAdvance, nearer: nearer === 0 ? '' : `${pdfNumber(nearer)} ` };
  }

  function stepAlone(code: number): Step | null {
    let step = alone.get(code);
    if (step === undefined) {
      const encoded = font.encode(String.fromCharCode(code));
      step = encoded[0].length === 1 ? stepOf(encoded) : null;
      alone.set(code, step);
    }
    return step;
  }

  function stepBefore(code: number, next: number): Step | null {
    const key = code * 0x1_00_00 + next;
    let step = pairs.get(key);
    if (step === undefined) {
      step = readPair(code, next);
      pairs.set(key, step);
    }
    return step;
  }

  function readPair(code: number, next: number): Step | null {
    const [one, other] = [stepAlone(code), stepAlone(next)];
    if (!one || !other) return null;
    const [glyphs, positions] = font.encode(String.fromCharCode(code, next));
    const second = stepOf([glyphs.slice(1), positions.slice(1)]);
    const isPair = glyphs.length === 2 && glyphs[0] === one.glyph && second?.glyph === other.glyph;
    return isPair && second.advance === other.advance ? stepOf([glyphs, positions]) : null;
  }

  function compose(text: string): Shape | null {
    const shown = ['<'];
    let width = 0;
    const last = text.length - 1;
    for (let at = 0; at <= last; at += 1) {
      const code = text.charCodeAt(at);
      const step = at < last ? stepBefore(code, text.charCodeAt(at + 1)) : stepAlone(code);
      if (!step) return null;
      shown.push(step.glyph);
      if (step.nearer !== '') shown.push('>', step.nearer, '<');
      width += step.advance;
    }
    shown.push('>');
    // In one piece: one that was added up keeps all its parts.
    return { shown: shown.join(''), apart: [], width };
  }

  return (text) => (plain.test(text) ? compose(text) : null) ?? shapeWhole(font, text);
}
