import type { Turn } from './turns.ts';

/** The places of a turn while others are before it; over when it is its own. @throws the abort's reason */
export async function* untilMine(turn: Turn, signal: AbortSignal | undefined): AsyncGenerator<number, void> {
  const left = Promise.withResolvers<never>();
  // It may be that nobody waits any more when the abort comes.
  left.promise.catch(() => undefined);
  const leave = () => left.reject(signal?.reason);
  signal?.addEventListener('abort', leave);
  try {
    signal?.throwIfAborted();
    for (let told = 0; ; ) {
      const moved = turn.moved();
      const place = turn.place();
      if (place === 0) return;
      if (place !== told) yield place;
      told = place;
      await Promise.race([moved, left.promise]);
    }
  } finally {
    signal?.removeEventListener('abort', leave);
  }
}
