interface Waiting<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/** Most items of one batch: keeps a transaction short. */
const most = 64;

/**
 * Makes one round trip (and one commit) of calls that come at the same time: while as many batches as allowed are
 * under way the next calls gather, otherwise they leave at once. A lone call is a batch of one.
 * @param run answers one result for each item, in their order. A batch that fails is tried again item by item, so
 * that nobody gets another's fault: running an item twice must be harmless.
 * @param underWay most batches at the same time.
 */
export function batched<Item, Result>(
  run: (items: Item[]) => Promise<Result[]>,
  underWay: number,
): (item: Item) => Promise<Result> {
  let waiting: Waiting<Item, Result>[] = [];
  let running = 0;
  let scheduled = false;

  async function runAlone({ item, resolve, reject }: Waiting<Item, Result>): Promise<void> {
    try {
      const [result] = await run([item]);
      if (result === undefined) throw new Error('A batch of one answered nothing.');
      resolve(result);
    } catch (error) {
      reject(error);
    }
  }

  async function runTogether(batch: Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await run(batch.map(({ item }) => item));
      if (results.length !== batch.length) throw new Error('A batch answered too few results.');
      for (const [at, result] of results.entries()) batch[at]?.resolve(result);
    } catch {
      await Promise.all(batch.map(runAlone));
    }
  }

  function leave(): void {
    scheduled = false;
    while (waiting.length > 0 && running < underWay) {
      const batch = waiting.slice(0, most);
      waiting = waiting.slice(most);
      running += 1;
      const [only] = batch;
      void (batch.length === 1 && only ? runAlone(only) : runTogether(batch)).finally(() => {
        running -= 1;
        leave();
      });
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (scheduled || running >= underWay) return;
      // After what this turn of the event loop has read, so that it goes along.
      scheduled = true;
      setImmediate(leave);
    });
}
