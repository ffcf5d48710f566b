/** So many wait already that one more is sent away. */
export class TooManyWaiting extends Error {
  override name = 'TooManyWaiting';
}

/**
 * Lets so much work run at once and keeps so much more waiting, in its order.
 * @returns runs a piece of work when it is its turn; rejects with TooManyWaiting, or as the work does.
 */
export function takeTurns({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running += 1;
    else if (waiting.length >= mostWaiting) throw new TooManyWaiting();
    // Who has ended hands its place on.
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
