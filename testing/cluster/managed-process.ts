import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readdirSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { OsUser } from '#server/db/embedded/os-user.ts';

/** How long a process may take to stop before it is killed, ms. */
const stopWithinMs = 8_000;

interface Setting {
  name: string;
  program: string;
  args: readonly string[];
  /** Takes its output (`<name>.log`). */
  folder: string;
  runner?: OsUser | null;
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  /** Processes that work in this folder belong to it: PostgreSQL's, which Patroni starts on their own. */
  workFolder?: string;
}

/** A program of the cluster that can be killed, paused and started again. */
export interface ManagedProcess {
  readonly name: string;
  start(): void;
  isRunning(): boolean;
  /** SIGKILL to all its processes, none of which can react to the end of another. */
  kill(): Promise<void>;
  /** SIGSTOP to all its processes: connections stay open, nothing answers. */
  pause(): void;
  resume(): void;
  /** SIGTERM, then SIGKILL after this time, ms. Returns whether it ended by itself. */
  stop(withinMs?: number): Promise<boolean>;
}

/** The processes whose working directory is this folder. */
function processesIn(folder: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readlinkSync(`/proc/${pid}/cwd`) === folder;
      } catch {
        return false;
      }
    })
    .map(Number);
}

function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended.
    }
  }
}

export function manageProcess(setting: Setting): ManagedProcess {
  const { name, program, args, folder, runner = null, env = {}, cwd = '/', workFolder } = setting;
  let child: ChildProcess | null = null;

  const isRunning = () => child !== null && child.exitCode === null && child.signalCode === null;
  function all(): number[] {
    const own = isRunning() && child?.pid !== undefined ? [child.pid] : [];
    return [...own, ...(workFolder === undefined ? [] : processesIn(workFolder))];
  }
  async function untilGone(withinMs: number): Promise<boolean> {
    const until = Date.now() + withinMs;
    while (all().length > 0) {
      if (Date.now() > until) return false;
      await wait(20);
    }
    return true;
  }
  async function kill(): Promise<void> {
    const pids = all();
    signalAll(pids, 'SIGSTOP');
    signalAll([...pids, ...all()], 'SIGKILL');
    await untilGone(stopWithinMs);
  }
  return {
    name,
    isRunning,
    start() {
      const log = openSync(join(folder, `${name}.log`), 'a');
      child = spawn(program, args, {
        ...runner,
        cwd,
        env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC', HOME: folder, ...env },
        stdio: ['ignore', log, log],
        // Ctrl-C reaches the trial alone, which stops everything in order.
        detached: true,
      });
      child.on('error', () => undefined);
      closeSync(log);
    },
    kill,
    pause: () => signalAll(all(), 'SIGSTOP'),
    resume: () => signalAll(all(), 'SIGCONT'),
    async stop(withinMs = stopWithinMs) {
      if (workFolder !== undefined && !existsSync(workFolder) && !isRunning()) return true;
      signalAll(all(), 'SIGCONT');
      if (isRunning()) child?.kill('SIGTERM');
      const hasEnded = await untilGone(withinMs);
      if (!hasEnded) await kill();
      return hasEnded;
    },
  };
}
