import { minuteMs } from '#domain/time/durations.ts';

/**
 * Times from a server's restart to the checks for a new build, ms. While the processes are replaced one after another, the
 * balancer may pass a check to one of the old build; a process that finishes long texts takes minutes.
 */
const checkAfterMs = [10_000, minuteMs, 5 * minuteMs, 15 * minuteMs] as const;

/** Checks for a new build after a server's restart, again and again until `isFound`. */
export function createRestartChecks(check: () => void, isFound: () => boolean): () => void {
  let timers: ReturnType<typeof setTimeout>[] = [];
  return () => {
    for (const timer of timers) clearTimeout(timer);
    timers = checkAfterMs.map((ms) =>
      setTimeout(() => {
        if (!isFound()) check();
      }, ms),
    );
  };
}
