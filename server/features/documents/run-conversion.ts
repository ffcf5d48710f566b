import { fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';

/** Limits of one conversion. */
export interface ConversionLimits {
  /** CPU time of its process, ms. */
  cpuMs: number;
  /** Elapsed time, ms; larger than `cpuMs`, because other processes may use the CPU. */
  wallMs: number;
  /** JavaScript heap, MB. */
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

/** What a child process sends: its progress, and at its end the result or the error. */
export type ConversionAnswer = { progress: number } | { result: unknown } | { error: string };

/** A conversion; `tell` reports progress from 0 to 1. Texts and documents are passed as files. */
export type RunConversion<Data, Result> = (data: Data, tell: (progress: number) => void) => Promise<Result>;

/** A conversion exceeded one of its limits. */
export class ConversionLimitError extends Error {
  override name = 'ConversionLimitError';
}

const entry = new URL('./conversion-process.ts', import.meta.url);
/** The signal that ends a process past its limits, even when its main thread is blocked. */
export const limitSignal = 'SIGALRM';
/** The signals that mean an exceeded limit; Node.js ends by different ones at its heap limit. */
const limitSignals: readonly (NodeJS.Signals | null)[] = [limitSignal, 'SIGABRT', 'SIGTRAP', 'SIGILL'];
/** How long after `wallMs` the parent kills the process, ms, in case it is suspended. */
const graceMs = 5_000;

/** The environment without secrets; Typst runs in one thread, so that a conversion uses at most one core. */
const environment = (): NodeJS.ProcessEnv => {
  const cache = process.env.NODE_COMPILE_CACHE;
  return { RAYON_NUM_THREADS: '1', ...(cache !== undefined && { NODE_COMPILE_CACHE: cache }) };
};

/** Lowers a process's priority, so that conversions do not slow down requests. */
function lowerPriority(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The process has ended, or the platform does not allow it.
  }
}

/**
 * Runs one conversion in its own process, so that its memory is freed and a crash does not end the app.
 * @param module exports a `RunConversion` named `run`
 * @param work.signal kills the process
 * @throws ConversionLimitError; the abort's reason after the process has ended; an Error with the conversion's stack
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
      // Output is discarded, because a library's warning could contain a story's text.
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
