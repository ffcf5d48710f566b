/** The bands of Ateşman's scale (1997), easiest first: from how many points on, and what they say. */
export const readabilityBands = [
  { from: 90, id: 'very-easy', name: 'Çok kolay' },
  { from: 70, id: 'easy', name: 'Kolay' },
  { from: 50, id: 'medium', name: 'Orta güçlükte' },
  { from: 30, id: 'hard', name: 'Zor' },
  { from: Number.NEGATIVE_INFINITY, id: 'very-hard', name: 'Çok zor' },
] as const;
export type ReadabilityBand = (typeof readabilityBands)[number];

/**
 * Ateşman's readability of Turkish: 198.825 − 40.175 × syllables a word − 2.610 × words a sentence. Null without a
 * word. Very short or very long sentences lead beyond 0 and 100: the score is kept within them.
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
