import type { FindAnswer, FindRequest } from './find-work.ts';

/** A search that takes longer is stopped, ms. A plain one takes some 20 ms for a novel. */
const maxWorkMs = 1_500;

/** Asks the worker, one request after the other. */
export interface FindWorker {
  ask: (request: FindRequest) => Promise<FindAnswer>;
  close: () => void;
}

/** Opens the worker that searches; the next request starts another one where it was stopped. */
export function openFindWorker(): FindWorker {
  let running: Worker | null = null;
  let last: Promise<unknown> = Promise.resolve();

  function stop(): void {
    running?.terminate();
    running = null;
  }

  async function send(request: FindRequest): Promise<FindAnswer> {
    running ??= new Worker(new URL('./find-worker.ts', import.meta.url), { type: 'module' });
    const worker = running;
    const { promise, resolve } = Promise.withResolvers<FindAnswer>();
    const listening = new AbortController();
    const { signal } = listening;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = (answer: FindAnswer) => {
      stop();
      resolve(answer);
    };
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<'started' | FindAnswer>) => {
        // The time that the worker's code takes to load does not count.
        if (data === 'started') timer = setTimeout(() => end({ kind: 'too-slow' }), maxWorkMs);
        else resolve(data);
      },
      { signal },
    );
    worker.addEventListener('error', () => end({ kind: 'failed' }), { signal });
    worker.postMessage(request);
    const answer = await promise;
    clearTimeout(timer);
    listening.abort();
    return answer;
  }

  return {
    ask(request) {
      const answer = last.then(() => send(request));
      last = answer;
      return answer;
    },
    close: stop,
  };
}
