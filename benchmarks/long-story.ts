/** A story of 150,000 words in as many chapters as are wanted, the same each time, and how a measured figure is told. */

/** Words of the longest story that the limits speak of. */
export const longWords = 150_000;
/** The longest that a task may hold up the page, and a turn of its event loop the server, ms. */
export const longestTaskMs = 50;

let seed = 5;
const vocabulary =
  'deniz fenerinde tek başına yaşayan Nermin o gece merdivenleri saydı ve rüzgârı dinledi çünkü Ayşe’nin mektubu gelmemişti ışık söndüğünde kıyıdaki köpek havladı sabaha karşı yağmur dindi'.split(
    ' ',
  );

/** A number that follows from the ones before it. */
export const nextNumber = (): number => {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed;
};

export const prose = (count: number): string =>
  Array.from({ length: count }, () => vocabulary[nextNumber() % vocabulary.length]).join(' ');

/** The paragraphs of a novel, a heading before each chapter; chapters divide the paragraphs evenly. */
export function novel({ chapters = 0, words = longWords } = {}): string[] {
  const paragraphs = Array.from({ length: words / 75 }, () => `${prose(75)}.`);
  const each = paragraphs.length / chapters;
  return paragraphs.flatMap((paragraph, at) =>
    at % each === 0 ? [`## ${at / each + 1}. Bölüm: ${prose(2)}`, paragraph] : [paragraph],
  );
}

/** Prints a figure against its limit; answers whether it holds. */
export function verdict(ok: boolean, text: string): boolean {
  console.log(`${ok ? '✓ met   ' : '✗ missed'} ${text}`);
  return ok;
}
