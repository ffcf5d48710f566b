interface Waiting<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/** Limits a batch, so that its transaction stays short. */
const maxItems = 64;

/**
 * Combines calls made at the same time into one round trip with one commit. While the maximum of batches runs, calls
 * are queued for the next batch.
 * @param run returns one result per item, in order. A failed batch is retried item by item, so that an item's error
 * reaches its own caller only: running an item twice must be harmless.
 * @param maxRunning maximum number of batches at the same time
 */
export function batched<Item, Result>(
  run: (items: Item[]) => Promise<Result[]>,
  maxRunning: number,
): (item: Item) => Promise<Result> {
  let waiting: Waiting<Item, Result>[] = [];
  let running = 0;
  let scheduled = false;

  async function runAlone({ item, resolve, reject }: Waiting<Item, Result>): Promise<void> {
    try {
      const [result] = await run([item]);
      if (result === undefined) throw new Error('A batch of one returned no result.');
      resolve(result);
    } catch (error) {
      reject(error);
    }
  }

  async function runTogether(batch: Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await run(batch.map(({ item }) => item));
      if (results.length !== batch.length) throw new Error('A batch returned a different number of results.');
      for (const [at, result] of results.entries()) batch[at]?.resolve(result);
    } catch {
      await Promise.all(batch.map(runAlone));
    }
  }

  function startBatches(): void {
    scheduled = false;
    while (waiting.length > 0 && running < maxRunning) {
      const batch = waiting.slice(0, maxItems);
      waiting = waiting.slice(maxItems);
      running += 1;
      const [only] = batch;
      void (batch.length === 1 && only ? runAlone(only) : runTogether(batch)).finally(() => {
        running -= 1;
        startBatches();
      });
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (scheduled || running >= maxRunning) return;
      // After this event loop phase, so that requests read in it join the batch.
      scheduled = true;
      setImmediate(startBatches);
    });
}
