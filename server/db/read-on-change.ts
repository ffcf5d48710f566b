import type { Changes, Topic } from './changes.ts';

/** How soon what could not be read is read again, ms. */
const againMs = 1_000;

/**
 * Reads anew at each change. Where reading fails it is tried again until it works: what was missed would otherwise
 * hold until the next change. Answers how to stop.
 */
export function readOnChange(
  changes: Pick<Changes, 'subscribe'>,
  topic: Topic,
  read: () => Promise<unknown>,
  onFault: (fault: unknown) => void,
): () => void {
  let again: NodeJS.Timeout | undefined;
  let stopped = false;
  function readNow(): void {
    clearTimeout(again);
    read().catch((fault: unknown) => {
      onFault(fault);
      if (stopped) return;
      clearTimeout(again);
      again = setTimeout(readNow, againMs);
      again.unref();
    });
  }
  const unsubscribe = changes.subscribe(topic, readNow);
  return () => {
    stopped = true;
    clearTimeout(again);
    unsubscribe();
  };
}
