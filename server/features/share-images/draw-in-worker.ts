import { Worker } from 'node:worker_threads';
import type { ShareImage } from './design.ts';
import type { DrawAnswer, DrawRequest } from './share-image-worker.ts';

/** Longest wait for one picture, ms; the worker is then given up. */
const limitMs = 10_000;
/** A worker that nobody asked for so long ends, ms: it holds fonts and a drawing engine in memory. */
const idleMs = 60_000;
/** Pictures that may wait at once. */
const mostWaiting = 32;

interface Waiting {
  resolve(png: Buffer<ArrayBuffer>): void;
  reject(fault: Error): void;
  timer: NodeJS.Timeout;
}

/**
 * Draws share images in a thread of its own, since one takes a good part of a second of computing; the thread starts
 * with the first picture and ends when none is wanted any more. The drawing throws where a picture can't be drawn, takes
 * too long, or too many are asked for at once.
 */
export function createDrawer(): (image: ShareImage) => Promise<Buffer<ArrayBuffer>> {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  function giveUp(fault: Error): void {
    clearTimeout(idle);
    void worker?.terminate();
    worker = null;
    for (const { reject, timer } of waiting.values()) {
      clearTimeout(timer);
      reject(fault);
    }
    waiting.clear();
  }

  function hear(answer: DrawAnswer): void {
    const asked = waiting.get(answer.id);
    if (!asked) return;
    waiting.delete(answer.id);
    clearTimeout(asked.timer);
    if ('png' in answer) asked.resolve(Buffer.from(answer.png.buffer));
    else asked.reject(new Error(answer.fault));
    if (waiting.size === 0) idle = setTimeout(() => giveUp(new Error('idle')), idleMs).unref();
  }

  function open(): Worker {
    clearTimeout(idle);
    if (worker) return worker;
    const opened = new Worker(new URL('./share-image-worker.ts', import.meta.url));
    // The process may end while pictures are drawn: nobody waits for them then.
    opened.unref();
    opened.on('message', (answer: DrawAnswer) => {
      if (worker === opened) hear(answer);
    });
    opened.on('error', (fault) => {
      if (worker === opened) giveUp(fault instanceof Error ? fault : new Error(String(fault)));
    });
    worker = opened;
    return opened;
  }

  return (image) => {
    if (waiting.size >= mostWaiting) return Promise.reject(new Error('too many share images at once'));
    return new Promise((resolve, reject) => {
      lastId += 1;
      const timer = setTimeout(() => giveUp(new Error('a share image took too long')), limitMs).unref();
      waiting.set(lastId, { resolve, reject, timer });
      open().postMessage({ id: lastId, image } satisfies DrawRequest);
    });
  };
}
