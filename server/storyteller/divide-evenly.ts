/** The paragraphs that are asked for. */
export interface Length {
  readonly count: number;
  /** Words of each paragraph. */
  readonly min: number;
  readonly max: number;
  /** Words that already open the first paragraph. */
  readonly taken: number;
}

/**
 * Divides texts of so many words into paragraphs, in their order.
 * @returns how many texts each paragraph has, and the words by which all paragraphs together miss their length
 */
export function divideEvenly(
  words: readonly number[],
  { count, min, max, taken }: Length,
): { counts: number[]; excess: number } {
  const ends = [0];
  for (const [at, more] of words.entries()) ends.push((ends[at] ?? 0) + more);
  const wordsIn = (from: number, to: number) =>
    (ends[to] ?? 0) - (ends[from] ?? 0) + (from === 0 ? taken : 0);
  const cost = (from: number, to: number): number => {
    const sum = wordsIn(from, to);
    const excess = Math.max(0, min - sum, sum - max);
    // Between divisions that keep the length, the more even one.
    return excess + Math.abs(sum - (min + max) / 2) / 10_000;
  };
  // best[p][t]: the division of the first t texts into p paragraphs that costs least.
  let best = words.map((_, at) => ({ cost: cost(0, at + 1), counts: [at + 1] }));
  best.unshift({ cost: cost(0, 0), counts: [0] });
  for (let paragraph = 1; paragraph < count; paragraph += 1) {
    best = best.map((_, to) => {
      let least = { cost: Number.POSITIVE_INFINITY, counts: [] as number[] };
      for (let from = 0; from <= to; from += 1) {
        const before = best[from];
        if (!before) continue;
        const sum = before.cost + cost(from, to);
        if (sum < least.cost) least = { cost: sum, counts: [...before.counts, to - from] };
      }
      return least;
    });
  }
  const { counts = [], cost: whole = 0 } = best.at(-1) ?? {};
  return { counts: [...counts], excess: Math.floor(whole) };
}
