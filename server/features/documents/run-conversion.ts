import { fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';

/** What one conversion may use. */
export interface ConversionLimits {
  /** Computing time of its process, ms. */
  cpuMs: number;
  /** Time until its end, ms; longer, because other processes may leave it little of a processor. */
  wallMs: number;
  /** JavaScript objects, MB. */
  heapMb: number;
  /** Resident memory of its process, MB. */
  residentMb: number;
}

/** What a child process receives: a module that exports a `RunConversion` named `run`. */
export interface ConversionRequest {
  module: string;
  data: object;
  limits: ConversionLimits;
}

/** What a child process sends: its progress, and one of the last two at its end. */
export type ConversionAnswer = { progress: number } | { result: unknown } | { error: string };

/** A conversion; `tell` takes how much is done, from 0 to 1. Texts and documents go by files. */
export type RunConversion<Data, Result> = (data: Data, tell: (progress: number) => void) => Promise<Result>;

/** A conversion exceeded its limits. */
export class ConversionLimitError extends Error {
  override name = 'ConversionLimitError';
}

const entry = new URL('./conversion-process.ts', import.meta.url);
/** Ends a process that exceeded its limits, whatever its main thread does. */
export const limitSignal = 'SIGALRM';
/** How Node.js ends at its heap limit, which depends on where it was reached. */
const limitSignals: readonly (NodeJS.Signals | null)[] = [limitSignal, 'SIGABRT', 'SIGTRAP', 'SIGILL'];
/** How long after its limit a process is ended from outside, ms: it may be suspended. */
const graceMs = 5_000;

/** No secret of ours; Typst computes in one thread, so that a conversion never takes both cores of a small server. */
const environment = (): NodeJS.ProcessEnv => {
  const cache = process.env.NODE_COMPILE_CACHE;
  return { RAYON_NUM_THREADS: '1', ...(cache !== undefined && { NODE_COMPILE_CACHE: cache }) };
};

/** Requests go before conversions. */
function lowerPriority(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended, or the platform does not allow it.
  }
}

/**
 * Runs one conversion in a process of its own, so that its memory is returned and its errors stay there.
 * @param module exports a `RunConversion` named `run`
 * @param work.signal ends the process
 * @throws ConversionLimitError; the reason of the abort, when the process has ended; an Error with the conversion's own
 */
export function runConversion<Result>(
  module: URL,
  work: {
    data: object;
    limits: ConversionLimits;
    signal: AbortSignal | undefined;
    onProgress?: (progress: number) => void;
  },
): Promise<Result> {
  const { data, limits, signal, onProgress } = work;
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const child = fork(entry, {
      execArgv: [`--max-old-space-size=${limits.heapMb}`],
      env: environment(),
      // A library's warning could show a story's text.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      timeout: limits.wallMs + graceMs,
      killSignal: 'SIGKILL',
    });
    if (child.pid !== undefined) lowerPriority(child.pid);
    const kill = () => child.kill('SIGKILL');
    signal?.addEventListener('abort', kill);
    let answer: Exclude<ConversionAnswer, { progress: number }> | null = null;
    child.on('message', (message: ConversionAnswer) => {
      if ('progress' in message) return onProgress?.(message.progress);
      answer = message;
      child.disconnect();
    });
    child.on('error', reject);
    child.on('exit', (code, killedBy) => {
      signal?.removeEventListener('abort', kill);
      if (signal?.aborted) reject(signal.reason);
      else if (answer && 'result' in answer) resolve(answer.result as Result);
      else if (answer) reject(new Error(answer.error));
      else if (limitSignals.includes(killedBy)) reject(new ConversionLimitError(`ended by ${killedBy}`));
      else reject(new Error(`a conversion ended with ${killedBy ?? code}`));
    });
    child.send({ module: module.href, data, limits } satisfies ConversionRequest, (error) => {
      if (error) kill();
    });
  });
}
