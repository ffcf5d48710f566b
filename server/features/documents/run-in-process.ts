import { type ChildProcess, fork } from 'node:child_process';
import type { FromForeman, JobLimits, JobNews, ToForeman } from './job-messages.ts';

/** A job outgrew its time or memory. */
export class JobLimitError extends Error {
  override name = 'JobLimitError';
}

const entry = new URL('./foreman.ts', import.meta.url);

interface Foreman {
  process: ChildProcess;
  jobs: Map<number, (news: JobNews) => void>;
}

let foreman: Foreman | null = null;
let jobsSoFar = 0;

/**
 * The process that starts and watches this one's jobs; it is begun once, stays idle beside the app (9 MB of its own), and
 * ends with it.
 */
export function startForeman(): Foreman {
  if (foreman) return foreman;
  const cache = process.env.NODE_COMPILE_CACHE;
  const child = fork(entry, {
    // A session of its own: a share of the processor of its own.
    detached: true,
    execArgv: ['--max-semi-space-size=1', '--single-threaded'],
    // Neither it nor a job needs one of our secrets.
    env: cache === undefined ? {} : { NODE_COMPILE_CACHE: cache },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const own: Foreman = { process: child, jobs: new Map() };
  const lose = (how: string) => {
    if (foreman === own) foreman = null;
    for (const hear of [...own.jobs.values()]) hear({ fault: { message: `the foreman ended with ${how}` } });
  };
  child.on('error', ({ message }) => lose(message));
  child.on('exit', (code, by) => lose(String(by ?? code)));
  child.on('message', ({ id, news }: FromForeman) => own.jobs.get(id)?.(news));
  // It must not keep an app alive that has nothing else to do.
  child.unref();
  child.channel?.unref();
  foreman = own;
  return own;
}

/**
 * Runs one job in a process of its own, which ends with it: its memory is given back, and whatever it did wrong stays
 * there. Threads would share our memory's map, and each waits while another one changes it: beside one that computes,
 * requests are a third slower.
 * @param module exports a `RunJob` named `run`
 * @param work.signal ends it early: nobody waits for it any more
 * @throws JobLimitError; the abort's reason, when the process has ended; an Error with the job's own fault in words
 */
export function runInProcess<Result>(
  module: URL,
  work: JobLimits & {
    data: object;
    signal: AbortSignal | undefined;
    onProgress?: (progress: number) => void;
  },
): Promise<Result> {
  const { signal, onProgress, data, limitMs, heapMb, residentMb } = work;
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const { process: child, jobs } = startForeman();
    jobsSoFar += 1;
    const id = jobsSoFar;
    let pid: number | null = null;
    const tell = (message: ToForeman) => child.connected && child.send(message, () => undefined);
    const leave = () => tell({ id, end: true });
    signal?.addEventListener('abort', leave);
    jobs.set(id, (news) => {
      if ('pid' in news) pid = news.pid;
      else if ('progress' in news) onProgress?.(news.progress);
      else {
        jobs.delete(id);
        signal?.removeEventListener('abort', leave);
        if (signal?.aborted) reject(signal.reason);
        else if ('result' in news) resolve(news.result as Result);
        else if ('outgrown' in news.fault) reject(new JobLimitError(`too much ${news.fault.outgrown}`));
        else reject(new Error(news.fault.message));
      }
      // Without its foreman nobody watches it any more.
      if ('fault' in news && pid !== null && !child.connected) kill(pid);
    });
    tell({ id, order: { module: module.href, data, limitMs, heapMb, residentMb } });
  });
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
