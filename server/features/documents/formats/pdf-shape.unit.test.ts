import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { sampleBook } from '#testing/documents/sample-book.ts';
import { type Face, readFont, runsOf, type Subset } from './pdf-fonts.ts';
import { createShaper, type EmbeddedFont, shapeWhole } from './pdf-shape.ts';

function openFont(source: Buffer | string): EmbeddedFont {
  const doc = new PDFDocument().registerFont('type', source).font('type');
  return (doc as unknown as { _font: EmbeddedFont })._font;
}

/** Letters in any order, the same in every run. */
function* strings(letters: string, count: number): Generator<string> {
  let state = 7;
  const below = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  for (let made = 0; made < count; made += 1)
    yield Array.from({ length: 1 + below(7) }, () => letters[below(letters.length)]).join('');
}

const letters: Partial<Record<Subset, string>> = {
  latin: 'abcçdefghıijklmnoöprstuüvyzâîûéíñßABCÇDEFGHIJKLMNOÖPRSTUÜVYZÂÎÛ.,;:!?’‘“”"«»()—–…-\'',
  'latin-ext': 'ğĞşŞİőŁčď',
};
const words = [
  ...sampleBook(2_000).split(/\s+/u),
  'fiil',
  'Thales',
  'affık',
  'defter',
  'sınıf’ta',
  '“Ağaç”',
  'i\u0307i',
  '1⁄2’si',
];

test.each(['400-normal', '400-italic', '600-normal', '700-normal', '700-italic'] satisfies Face[])(
  'a word that is put together from pairs is the one that its font shapes (%s)',
  { timeout: 20_000 },
  (face) => {
    for (const [subset, own = ''] of Object.entries(letters) as [Subset, string][]) {
      const font = openFont(readFont(subset, face));
      const shape = createShaper(font);
      const runs = words.flatMap((word) => runsOf(word)).filter((run) => run.subset === subset);
      for (const text of [...runs.map(({ text }) => text), ...strings(own, 400)])
        expect(shape(text), text).toEqual(shapeWhole(font, text));
    }
  },
);

test('two letters behind one another are shaped once', () => {
  const font = openFont(readFont('latin', '400-normal'));
  const asked: string[] = [];
  const shape = createShaper({
    ...font,
    encode(text) {
      asked.push(text);
      return font.encode(text);
    },
  });
  shape('kapıda');
  asked.length = 0;
  shape('kapıdakapı');
  expect(asked).toEqual(['ak']);
});

test('a font that was unpacked draws as its file', () => {
  const folder = dirname(createRequire(import.meta.url).resolve('@fontsource/literata/package.json'));
  const file = join(folder, 'files', 'literata-latin-400-normal.woff');
  const [unpacked, own] = [openFont(readFont('latin', '400-normal')), openFont(file)];
  for (const text of ['Thales’in', 'fiil', 'Öykü', 'ñandú'])
    expect(shapeWhole(unpacked, text)).toEqual(shapeWhole(own, text));
});
