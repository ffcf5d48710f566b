/** The bands of Ateşman's scale (1997), easiest first, with their lowest score. */
export const readabilityBands = [
  { from: 90, id: 'very-easy', name: 'Çok kolay' },
  { from: 70, id: 'easy', name: 'Kolay' },
  { from: 50, id: 'medium', name: 'Orta güçlükte' },
  { from: 30, id: 'hard', name: 'Zor' },
  { from: Number.NEGATIVE_INFINITY, id: 'very-hard', name: 'Çok zor' },
] as const;
export type ReadabilityBand = (typeof readabilityBands)[number];

/**
 * Computes Ateşman's readability: 198.825 − 40.175 × syllables per word − 2.610 × words per sentence, limited to
 * 0-100. Null without words.
 */
export function readability(counts: {
  syllables: number;
  words: number;
  sentences: number;
}): { score: number; band: ReadabilityBand } | null {
  const { syllables, words, sentences } = counts;
  if (words === 0 || sentences === 0) return null;
  const raw = 198.825 - 40.175 * (syllables / words) - 2.61 * (words / sentences);
  const score = Math.min(100, Math.max(0, raw));
  const band = readabilityBands.find(({ from }) => score >= from) ?? readabilityBands[4];
  return { score, band };
}
