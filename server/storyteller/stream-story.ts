/** Yields a finished text in pieces of a few words at the given pace; the pieces together are the text. */
export async function* streamStory(
  text: string,
  options: { wordsPerSecond?: number; signal?: AbortSignal } = {},
): AsyncGenerator<string> {
  const { wordsPerSecond = 40, signal } = options;
  const pieces = text.match(/\S+\s*|\s+/g) ?? [];
  const started = Date.now();
  for (const [index, piece] of pieces.entries()) {
    if (signal?.aborted) return;
    if (Number.isFinite(wordsPerSecond)) {
      const due = started + (index / wordsPerSecond) * 1000;
      await pause(due - Date.now(), signal);
      if (signal?.aborted) return;
    }
    yield piece;
  }
}

/** Waits the given milliseconds, or until the signal aborts. */
function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  if (ms <= 0) return Promise.resolve();
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal?.addEventListener('abort', done, { once: true });
  });
}
