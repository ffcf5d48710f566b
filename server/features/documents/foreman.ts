/**
 * The foreman: a small process beside the app that starts one process for each job and watches it. Starting a process
 * copies the table of its parent's memory, during which the parent stands still: 5 to 50 ms for an app, one for this. And
 * whoever computes can not watch itself: here somebody always hears that the time is over or the app is gone.
 */
import { type ChildProcess, type ForkOptions, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { giveWay } from './give-way.ts';
import type { FromForeman, JobFault, JobLimits, JobNews, JobOrder, ToForeman } from './job-messages.ts';

const entry = new URL('./job-process.ts', import.meta.url);
/** Between two looks at a job's memory, ms. */
const lookMs = 200;
/** How long a process that has answered may take to end, ms. */
const farewellMs = 5_000;
/** How a process ends that outgrew the memory of its objects; which of them depends on where that was. */
const outOfMemory: readonly (NodeJS.Signals | null)[] = ['SIGABRT', 'SIGTRAP', 'SIGILL'];

/**
 * Collected early, as room counts more than speed; at one go, as a heap grows by half while it is marked bit by bit, and
 * nobody waits for a job's next millisecond; and without helping threads: a job takes one core, never both.
 */
const engine = ({ heapMb }: JobLimits) => [
  `--max-old-space-size=${heapMb}`,
  '--max-semi-space-size=1',
  '--optimize-for-size',
  '--single-threaded',
  '--no-incremental-marking',
];

const shell = '/bin/sh';
/** Seconds that a job may compute past the time that it may take: whoever watches it ends it first. */
const graceSeconds = 1;

/**
 * How a job's process begins. A shell, where there is one, limits the time that it may compute, and becomes it: orphaned by
 * a kill of the app and its foreman at once, it would turn in an endless loop for ever.
 */
function beginning(order: JobOrder): ForkOptions {
  const execArgv = engine(order);
  if (!existsSync(shell)) return { execArgv };
  const seconds = Math.ceil(order.limitMs / 1_000) + graceSeconds;
  return {
    execPath: shell,
    execArgv: ['-c', `ulimit -t ${seconds}; exec "$@"`, shell, process.execPath, ...execArgv],
  };
}

/** What a process holds of its own, MB; 0 where nobody can tell. */
async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/RssAnon:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_000;
}

const jobs = new Map<number, ChildProcess>();

function begin(id: number, order: JobOrder): void {
  const say = (news: JobNews) =>
    // An app that is gone hears nothing: that must not end this one before it has ended its jobs.
    process.send?.({ id, news } satisfies FromForeman, undefined, undefined, () => undefined);
  giveWay();
  const child = fork(entry, {
    ...beginning(order),
    // A story's text must never stand in a log by way of a library's warnings.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  jobs.set(id, child);
  let cause: JobFault | null = null;
  let isOver = false;
  const end = (news: JobNews) => {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    clearInterval(watch);
    jobs.delete(id);
    say(news);
  };
  const kill = (fault: JobFault) => {
    cause ??= fault;
    child.kill('SIGKILL');
  };
  const timer = setTimeout(() => kill({ outgrown: 'time' }), order.limitMs);
  const watch = setInterval(async () => {
    if (child.pid === undefined || (await residentMb(child.pid)) <= order.residentMb) return;
    if (!isOver) kill({ outgrown: 'memory' });
  }, lookMs);
  child.on('error', ({ message }) => end({ fault: { message } }));
  child.on('exit', (code, by) => {
    const fault: JobFault = outOfMemory.includes(by)
      ? { outgrown: 'memory' }
      : { message: `a job ended with ${by ?? code}` };
    end({ fault: cause ?? fault });
  });
  child.on('message', (news: JobNews) => {
    if (isOver) return;
    if ('progress' in news) return say(news);
    end(news);
    child.disconnect();
    const farewell = setTimeout(() => child.kill('SIGKILL'), farewellMs);
    child.once('exit', () => clearTimeout(farewell));
  });
  if (child.pid !== undefined) say({ pid: child.pid });
  child.send(order);
}

process.on('message', (told: ToForeman) => {
  if ('order' in told) begin(told.id, told.order);
  // Its end is told when it has ended: what it writes to must be free before anyone deletes it.
  else jobs.get(told.id)?.kill('SIGKILL');
});
// The app is gone, killed perhaps.
process.on('disconnect', () => {
  for (const child of jobs.values()) child.kill('SIGKILL');
  process.exit();
});
// A service's stop reaches all its processes; the app lets its answers end first, and this one ends with it.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined);
