/** Time between two readings while the text changes, ms: the figure is glanced at, never read along. */
const readEveryMs = 200;

/** The number of words for the screen: read from the text shortly after it changes, not with each key. */
export function createWordMeter(read: () => number) {
  const listeners = new Set<() => void>();
  let words = read();
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    get: (): number => words,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** The text has changed. */
    touch(): void {
      timer ??= setTimeout(() => {
        timer = undefined;
        const next = read();
        if (next === words) return;
        words = next;
        for (const listener of listeners) listener();
      }, readEveryMs);
    },
    /** The text is left. */
    stop(): void {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
