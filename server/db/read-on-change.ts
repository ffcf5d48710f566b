import type { Changes, Topic } from './changes.ts';

/** Delay before a failed read is retried, ms. */
const retryMs = 1_000;

/**
 * Calls `read` after each change and retries until it succeeds. Returns the function that stops it.
 */
export function readOnChange(
  changes: Pick<Changes, 'subscribe'>,
  topic: Topic,
  read: () => Promise<unknown>,
  onError: (error: unknown) => void,
): () => void {
  let retry: NodeJS.Timeout | undefined;
  let stopped = false;
  function readNow(): void {
    clearTimeout(retry);
    read().catch((error: unknown) => {
      onError(error);
      if (stopped) return;
      clearTimeout(retry);
      retry = setTimeout(readNow, retryMs);
      retry.unref();
    });
  }
  const unsubscribe = changes.subscribe(topic, readNow);
  return () => {
    stopped = true;
    clearTimeout(retry);
    unsubscribe();
  };
}
