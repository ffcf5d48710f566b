import { Worker } from 'node:worker_threads';

/** What a thread tells of its work; `progress` is from 0 to 1. */
export type ThreadMessage<Result> = { progress: number } | { result: Result };

/** What the thread begins with: the module that does the work, and what that works on. */
export interface ThreadStart<Data = unknown> {
  module: string;
  data: Data;
}

const entry = new URL('./thread-worker.ts', import.meta.url);

/**
 * Most memory that the objects of one conversion may take, MB: what needs more breaks off, and the app goes on. Little of
 * it is for young ones, which else fill tens of megabytes before anyone looks.
 */
const heap = { maxOldGenerationSizeMb: 320, maxYoungGenerationSizeMb: 8 };

/** A conversion outgrew its time or memory. */
export class ThreadLimitError extends Error {
  override name = 'ThreadLimitError';
}

/**
 * Runs one conversion in a thread of its own, which ends with it: its memory is given back, and whatever it did wrong
 * stays there.
 * @param work.limitMs longest time it may take, ms
 * @param work.signal ends it early: nobody waits for it any more
 * @throws ThreadLimitError; the abort's reason; the thread's own fault
 */
export function runInThread<Result>(
  module: URL,
  work: {
    data: unknown;
    transfer?: ArrayBuffer[];
    limitMs: number;
    signal: AbortSignal | undefined;
    onProgress?: (progress: number) => void;
  },
): Promise<Result> {
  const { signal, limitMs, onProgress } = work;
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const worker = new Worker(entry, {
      workerData: { module: module.href, data: work.data } satisfies ThreadStart,
      transferList: work.transfer ?? [],
      resourceLimits: heap,
      // A story's text must never stand in a log by way of a library's warnings.
      stdout: true,
      stderr: true,
    });
    const giveUp = (fault: unknown) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', leave);
      worker.removeAllListeners();
      worker.on('error', () => undefined);
      // What it writes to must be free before anyone deletes it.
      void worker.terminate().then(() => reject(fault));
    };
    const leave = () => giveUp(signal?.reason);
    const timer = setTimeout(() => giveUp(new ThreadLimitError('too slow')), limitMs);
    signal?.addEventListener('abort', leave);
    worker.on('message', (message: ThreadMessage<Result>) => {
      if ('progress' in message) return onProgress?.(message.progress);
      clearTimeout(timer);
      signal?.removeEventListener('abort', leave);
      resolve(message.result);
    });
    worker.on('error', (fault) => {
      const outOfMemory = (fault as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';
      giveUp(outOfMemory ? new ThreadLimitError('too large') : fault);
    });
    worker.on('exit', () => giveUp(new Error('a conversion ended without a result')));
  });
}
