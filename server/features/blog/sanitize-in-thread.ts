import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { sanitizePost } from './sanitize-post.ts';

/** Longest HTML that is sanitized on the calling thread, characters: about 10 ms for the most expensive markup. */
const maxInline = 10_000;
/** Time limit for one post, ms; the most expensive 200,000 characters take less than 1 s. */
const limitMs = 10_000;
/** Time after which an idle thread is ended, ms. */
const idleMs = 60_000;

let thread: Worker | null = null;
let idle: NodeJS.Timeout | undefined;
/** Settles when the last queued post is sanitized; posts are sanitized one at a time. */
let last: Promise<unknown> = Promise.resolve();

function endThread(): void {
  void thread?.terminate();
  thread = null;
}

async function sanitizeNext(html: string): Promise<string> {
  clearTimeout(idle);
  thread ??= new Worker(new URL('./sanitize-thread.ts', import.meta.url));
  const worker = thread;
  worker.ref();
  try {
    worker.postMessage(html);
    const [sanitized] = await once(worker, 'message', { signal: AbortSignal.timeout(limitMs) });
    return sanitized;
  } catch (error) {
    endThread();
    throw error;
  } finally {
    // An idle thread does not keep the process running.
    worker.unref();
    idle = setTimeout(endThread, idleMs).unref();
  }
}

/**
 * As `sanitizePost`, but long HTML is sanitized in a worker thread, so that it does not block the event loop.
 * @throws an Error when it takes longer than 10 s or the thread ends
 */
export function sanitizeInThread(html: string): Promise<string> {
  if (html.length <= maxInline) return Promise.resolve(sanitizePost(html));
  const sanitized = last.then(() => sanitizeNext(html));
  last = sanitized.catch(() => undefined);
  return sanitized;
}
