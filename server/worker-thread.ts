import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Time after which an idle thread is ended, ms. */
const idleMs = 60_000;

/**
 * Creates a function that has tasks done by a worker thread, one at a time. The thread starts with the first task and
 * ends when it is idle; it does not keep the process running.
 * @param file the thread's program: it posts one message for each that it gets
 * @param limits.limitMs longest time for one task, ms; then the thread is ended and the task rejects
 */
export function createThread<Task, Answer>(
  file: URL,
  { limitMs }: { limitMs: number },
): (task: Task) => Promise<Answer> {
  let thread: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  /** Settles when the last queued task is done. */
  let last: Promise<unknown> = Promise.resolve();

  function endThread(): void {
    void thread?.terminate();
    thread = null;
  }

  async function runNext(task: Task): Promise<Answer> {
    clearTimeout(idle);
    thread ??= new Worker(file);
    const worker = thread;
    worker.ref();
    try {
      worker.postMessage(task);
      const [answer] = await once(worker, 'message', { signal: AbortSignal.timeout(limitMs) });
      return answer;
    } catch (error) {
      endThread();
      throw error;
    } finally {
      worker.unref();
      idle = setTimeout(endThread, idleMs).unref();
    }
  }

  return (task) => {
    const done = last.then(() => runNext(task));
    last = done.catch(() => undefined);
    return done;
  };
}
