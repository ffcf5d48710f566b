import { totalmem } from 'node:os';

/** Below this the memory is needed more than the time, bytes: what "4 GB" leaves of itself. */
const enoughMemory = 3.5 * 1024 ** 3;
const memory = Math.min(totalmem(), process.constrainedMemory?.() || Number.POSITIVE_INFINITY);

/**
 * V8 may judge, once and for good, that what a place in the code makes lives long, and then makes it among the old
 * objects. Of the values of our statements it judges wrongly: each was kept, with the texts that it carried, until all
 * objects were looked through.
 */
const allAreYoung = '--no-allocation-site-pretenuring';

/**
 * How V8 runs the app. Where there is memory, all objects are looked through when there are 400 MB of them, and from then
 * on when there are five times as many as live. By its own measure it does so every few seconds of a busy hour, and
 * whoever waits meanwhile is among the slowest hundredth (ADR 10).
 */
export const engineFlags = [
  allAreYoung,
  ...(memory >= enoughMemory ? ['--initial-old-space-size=400', '--heap-growing-percent=400'] : []),
];
