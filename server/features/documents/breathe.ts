/**
 * Longest stretch of work, ms, after which the process rests, and how many times as long that is. A request that meets a
 * stretch is slower, and takes 3 ms: few long stretches meet fewer than many short ones, with the same share of work.
 */
const stretchMs = 24;
const restFactor = 5;
/** Longest rest, ms: a stretch that could not be cut is not paid for in full. */
const longestRestMs = 300;

/** Most that a job rests in all, ms: it has three minutes, of which a slow machine needs many. */
const mostRestMs = 90_000;

const nothing = new Int32Array(new SharedArrayBuffer(4));

/** What this process's thread has computed so far, ms: where others have the cores, it already waits for them. */
function computed(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/**
 * Makes a process work in short stretches with rests in between: whoever computes shares a cache and the memory with the
 * others, so that a low priority alone still slows requests.
 */
export function createBreath(mostMs = mostRestMs): () => void {
  // What was computed to begin with counts too: a short text costs others hardly more than that.
  let since = 0;
  let left = mostMs;
  return () => {
    const worked = computed() - since;
    if (worked < stretchMs) return;
    const restMs = Math.min(longestRestMs, worked * restFactor, left);
    if (restMs > 0) Atomics.wait(nothing, 0, 0, restMs);
    left -= restMs;
    since = computed();
  };
}
