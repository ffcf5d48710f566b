/** Thrown when the queue is full, or one caller has too many entries. */
export class QueueFullError extends Error {
  override name = 'TooManyWaiting';
}

interface Limits {
  maxRunning: number;
  maxWaiting: number;
  /** Maximum of running and waiting work for one caller. */
  maxPerCaller: number;
}

interface Asker {
  /** The caller that the work is counted for; null when it is unknown. */
  who: string | null;
  /** Removes a waiting caller that has disconnected. */
  signal: AbortSignal;
}

/**
 * Creates a FIFO queue with a maximum of running and of waiting work.
 * @returns a function that runs work in its turn; rejects with QueueFullError, with the signal's reason when aborted
 *   before, or as the work does
 */
export function createConcurrencyLimiter({ maxRunning, maxWaiting, maxPerCaller }: Limits) {
  const waiting = new Set<() => void>();
  const places = new Map<string, number>();
  let running = 0;

  function hold(who: string, change: 1 | -1): void {
    const held = (places.get(who) ?? 0) + change;
    if (held === 0) places.delete(who);
    else places.set(who, held);
  }

  /** Resolves when the caller has a slot; null when it gets one immediately. */
  function myTurn(signal: AbortSignal): Promise<void> | null {
    if (running < maxRunning) {
      running += 1;
      return null;
    }
    if (waiting.size >= maxWaiting) throw new QueueFullError();
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
      // Gives the slot to the next waiting caller.
      const [next] = waiting;
      if (next) {
        waiting.delete(next);
        next();
      } else running -= 1;
    }
  }

  return async <T>(work: () => Promise<T>, { who, signal }: Asker): Promise<T> => {
    if (who === null) return inTurn(work, signal);
    if ((places.get(who) ?? 0) >= maxPerCaller) throw new QueueFullError();
    hold(who, 1);
    try {
      return await inTurn(work, signal);
    } finally {
      hold(who, -1);
    }
  };
}
