/** After this a save takes unusually long, and the writer is told so, ms. */
export const slowMs = 15_000;
/** After this, and as long as its text takes on a slow line, a save has failed for now, ms. */
export const hopelessMs = 60_000;
/** A slow line that still carries a text over, letters per ms. */
const slowestLine = 8;

/** How long the answer to a save of so many letters is waited for, ms. */
export const patienceFor = (letters: number): number => hopelessMs + letters / slowestLine;

/**
 * Does what needs an answer, and gives it up by its signal where none comes for `limitMs`; `onSlow` is called before that.
 * @throws what the work throws.
 */
export async function withPatience<T>(
  work: (signal: AbortSignal) => Promise<T>,
  { limitMs, onSlow }: { limitMs: number; onSlow: () => void },
): Promise<T> {
  const end = new AbortController();
  const timers = [setTimeout(onSlow, slowMs), setTimeout(() => end.abort(), limitMs)];
  try {
    return await work(end.signal);
  } finally {
    for (const timer of timers) clearTimeout(timer);
  }
}
