import type { Figure } from '#contract/administration.ts';

/** Maximum number of counted rows; beyond it `more` is true. */
export const maxCounted = 10_000;

/** A count as a figure. */
export const figure = (count: number): Figure => ({
  count: Math.min(count, maxCounted),
  more: count > maxCounted,
});
