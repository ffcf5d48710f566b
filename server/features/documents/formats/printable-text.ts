/** Replaces a character that the font lacks; plain characters can be searched for and copied. */
const substitute = '[?]';
/** Characters that only change how others are drawn: joiners, directions, variation selectors. */
const invisible = /[\p{Cf}\p{Variation_Selector}]/gu;
/** Characters with a replacement in the font that looks or breaks lines alike. */
const lookalikes: ReadonlyMap<string, string> = new Map([
  ['\u2011', '-'],
  ['\u202f', '\u00a0'],
  // A lower-case İ by the rules of other languages, and ligatures of texts that were copied from a PDF.
  ['i\u0307', 'i'],
  ['\ufb00', 'ff'],
  ['\ufb03', 'ffi'],
  ['\ufb04', 'ffl'],
]);
const graphemes = new Intl.Segmenter('tr', { granularity: 'grapheme' });

/** White space at which a line may break. */
const spaces = /[ \t\u1680\u2000-\u2006\u2008-\u200a\u205f\u3000]+/gu;
/** A word that is longer than a line; a line may break after each piece of it. */
const longWord = /[^\s\u00a0]{60,}/gu;
const piece = /.{12}/gsu;
const lineMayEnd = '\u200b';

/**
 * Prepares texts to be set in one font.
 * @param characters code points that the font has
 */
export function createPrintableText(characters: ReadonlySet<number>) {
  const replaced = new Set<string>();
  const hasAll = (text: string) =>
    [...text].every((character) => characters.has(character.codePointAt(0) ?? 0));

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
    /** Replaces all characters that the font lacks, and allows line breaks in long words. */
    print(text: string): string {
      const tidy = text.normalize('NFC').replaceAll(spaces, ' ');
      const whole =
        hasAll(tidy) && !tidy.includes('i\u0307')
          ? tidy
          : Array.from(graphemes.segment(tidy), ({ segment }) => printableGrapheme(segment)).join('');
      return whole.replaceAll(longWord, (word) => word.replaceAll(piece, `$&${lineMayEnd}`));
    },
    /** The characters that were replaced by `[?]`, each once. */
    replaced: (): string[] => [...replaced],
  };
}
