/** So many wait already that one more is sent away. */
export class QueueFullError extends Error {
  override name = 'TooManyWaiting';
}

interface Turns {
  atOnce: number;
  mostWaiting: number;
  /** Places, at work or waiting, that one asker may hold. */
  mostEach: number;
}

interface Asker {
  /** Whose place it is; null where that can't be told. */
  who: string | null;
  /** Ends the waiting of who has gone. */
  signal: AbortSignal;
}

/**
 * Lets so much work run at once and keeps so much more waiting, in its order.
 * @returns runs a piece of work when it is its turn; rejects with TooManyWaiting, with the signal's reason where it is ended
 * before its turn, or as the work does.
 */
export function createConcurrencyLimiter({ atOnce, mostWaiting, mostEach }: Turns) {
  const waiting = new Set<() => void>();
  const places = new Map<string, number>();
  let running = 0;

  function hold(who: string, change: 1 | -1): void {
    const held = (places.get(who) ?? 0) + change;
    if (held === 0) places.delete(who);
    else places.set(who, held);
  }

  /** Resolves when a place is free, which then is the caller's. */
  function myTurn(signal: AbortSignal): Promise<void> | null {
    if (running < atOnce) {
      running += 1;
      return null;
    }
    if (waiting.size >= mostWaiting) throw new QueueFullError();
    return new Promise((resolve, reject) => {
      const onGone = () => {
        waiting.delete(begin);
        reject(signal.reason);
      };
      const begin = () => {
        signal.removeEventListener('abort', onGone);
        resolve();
      };
      signal.addEventListener('abort', onGone, { once: true });
      waiting.add(begin);
    });
  }

  async function inTurn<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
    signal.throwIfAborted();
    const turn = myTurn(signal);
    if (turn) await turn;
    try {
      return await work();
    } finally {
      // Who has ended hands its place on.
      const [next] = waiting;
      if (next) {
        waiting.delete(next);
        next();
      } else running -= 1;
    }
  }

  return async <T>(work: () => Promise<T>, { who, signal }: Asker): Promise<T> => {
    if (who === null) return inTurn(work, signal);
    if ((places.get(who) ?? 0) >= mostEach) throw new QueueFullError();
    hold(who, 1);
    try {
      return await inTurn(work, signal);
    } finally {
      hold(who, -1);
    }
  };
}
