import { Worker } from 'node:worker_threads';
import type { ShareImage } from './design.ts';
import type { DrawAnswer, DrawRequest } from './share-image-worker.ts';

/** Time limit for one image, ms; after it the worker is terminated. */
const limitMs = 10_000;
/** Time after which an idle worker ends, ms, because it holds fonts and a renderer in memory. */
const idleMs = 60_000;
/** Maximum number of pending images. */
const maxPending = 32;

interface PendingImage {
  resolve(png: Buffer<ArrayBuffer>): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout;
}

/**
 * Creates a function that draws share images in a worker thread, because an image takes most of a second of CPU time.
 * The thread starts with the first image and ends when it is idle. The function rejects when an image can't be drawn,
 * takes too long, or too many are pending.
 */
export function createDrawer(): (image: ShareImage) => Promise<Buffer<ArrayBuffer>> {
  const pending = new Map<number, PendingImage>();
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  function stopWorker(error: Error): void {
    clearTimeout(idle);
    void worker?.terminate();
    worker = null;
    for (const { reject, timer } of pending.values()) {
      clearTimeout(timer);
      reject(error);
    }
    pending.clear();
  }

  function settle(answer: DrawAnswer): void {
    const request = pending.get(answer.id);
    if (!request) return;
    pending.delete(answer.id);
    clearTimeout(request.timer);
    if ('png' in answer) request.resolve(Buffer.from(answer.png.buffer));
    else request.reject(new Error(answer.error));
    if (pending.size === 0) idle = setTimeout(() => stopWorker(new Error('idle')), idleMs).unref();
  }

  function ensureWorker(): Worker {
    clearTimeout(idle);
    if (worker) return worker;
    const opened = new Worker(new URL('./share-image-worker.ts', import.meta.url));
    // A running worker does not keep the process from ending.
    opened.unref();
    opened.on('message', (answer: DrawAnswer) => {
      if (worker === opened) settle(answer);
    });
    opened.on('error', (error) => {
      if (worker === opened) stopWorker(error instanceof Error ? error : new Error(String(error)));
    });
    worker = opened;
    return opened;
  }

  return (image) => {
    if (pending.size >= maxPending) return Promise.reject(new Error('too many share images at once'));
    return new Promise((resolve, reject) => {
      lastId += 1;
      const timer = setTimeout(() => stopWorker(new Error('a share image took too long')), limitMs).unref();
      pending.set(lastId, { resolve, reject, timer });
      ensureWorker().postMessage({ id: lastId, image } satisfies DrawRequest);
    });
  };
}
