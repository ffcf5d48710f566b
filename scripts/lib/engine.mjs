import { totalmem } from 'node:os';

/** Below this the memory is needed more than the time, bytes: what "4 GB" leaves of itself. */
const enoughMemory = 3.5 * 1024 ** 3;
const memory = Math.min(totalmem(), process.constrainedMemory?.() || Number.POSITIVE_INFINITY);

/**
 * How V8 runs the app where there is memory: all objects are looked through when there are 400 MB of them, and from then
 * on when there are five times as many as live. By its own measure it does so every few seconds of a busy hour, and
 * whoever waits meanwhile is among the slowest hundredth (ADR 10).
 */
export const engineFlags =
  memory >= enoughMemory ? ['--initial-old-space-size=400', '--heap-growing-percent=400'] : [];
