/** What replaces a sign that the font lacks: plain characters, so that it can be found and copied. */
const substitute = '[?]';
/** Signs that only say how others are drawn: joiners, directions, variants of emoji. */
const invisible = /[\p{Cf}\p{Variation_Selector}]/gu;
/** Signs that look, or divide words, like one that the font has. */
const lookalikes: ReadonlyMap<string, string> = new Map([
  ['\u2011', '-'],
  ['\u202f', '\u00a0'],
  // A small İ by the rules of other languages, and ligatures of texts that were copied from a PDF.
  ['i\u0307', 'i'],
  ['\ufb00', 'ff'],
  ['\ufb03', 'ffi'],
  ['\ufb04', 'ffl'],
]);
const graphemes = new Intl.Segmenter('tr', { granularity: 'grapheme' });

/** White space that a line may end at, any number of it. */
const spaces = /[ \t\u1680\u2000-\u2006\u2008-\u200a\u205f\u3000]+/gu;
/** A word that no line holds, and pieces of it between which a line may end. */
const endlessWord = /[^\s\u00a0]{60,}/gu;
const piece = /.{12}/gsu;
const lineMayEnd = '\u200b';

/**
 * Prepares texts to be set in one font.
 * @param characters code points that the font has
 */
export function createPrintableText(characters: ReadonlySet<number>) {
  const replaced = new Set<string>();
  const hasAll = (text: string) => [...text].every((sign) => characters.has(sign.codePointAt(0) ?? 0));

  function printableGrapheme(grapheme: string): string {
    const lookalike = lookalikes.get(grapheme);
    if (lookalike !== undefined) return lookalike;
    if (hasAll(grapheme)) return grapheme;
    const visible = grapheme.replaceAll(invisible, '');
    if (hasAll(visible)) return visible;
    replaced.add(grapheme);
    return substitute;
  }

  return {
    /** A text of which the font has every sign. */
    print(text: string): string {
      const tidy = text.normalize('NFC').replaceAll(spaces, ' ');
      const whole =
        hasAll(tidy) && !tidy.includes('i\u0307')
          ? tidy
          : Array.from(graphemes.segment(tidy), ({ segment }) => printableGrapheme(segment)).join('');
      return whole.replaceAll(endlessWord, (word) => word.replaceAll(piece, `$&${lineMayEnd}`));
    },
    /** Signs that were replaced by `[?]`, each once. */
    replaced: (): string[] => [...replaced],
  };
}
