import { spawn } from 'node:child_process';
import { existsSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Timeout of a start or a shutdown, ms. */
const patienceMs = 60_000;

/** @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
      probe.close(() => resolve(port));
    });
  });
}

/** Whether a process runs; a zombie does not. @param {number} pid */
export function isAlive(pid) {
  try {
    return !/^\d+ \(.*\) [ZX]/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** @param {number} pid @returns {number[]} a process's descendants, itself first */
function familyOf(pid) {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    return [pid, ...(children === '' ? [] : children.split(' ').map(Number).flatMap(familyOf))];
  } catch {
    return [pid];
  }
}

/**
 * One `npm start` as in a terminal: in its own process group, which receives Ctrl-C as a whole.
 * @typedef {{ checkout: string, dataDir: string, uid?: number, gid?: number, home?: string, wrap?: string[], env?: Record<string, string> }} Setting
 */
export class App {
  /** @param {Setting} setting */
  constructor(setting) {
    this.setting = setting;
    this.output = '';
    this.url = '';
    /** ms from `npm start` to ready */
    this.readyMs = 0;
  }

  /** Starts it and waits until it is ready or has exited. */
  async start() {
    const { checkout, dataDir, uid, gid, home, wrap = [], env = {} } = this.setting;
    const port = await freePort();
    const began = performance.now();
    const [program, ...args] = [...wrap, 'npm', 'start'];
    this.child = spawn(program, args, {
      cwd: checkout,
      env: {
        PATH: process.env.PATH,
        HOME: home ?? process.env.HOME,
        DATA_DIR: dataDir,
        PORT: String(port),
        LOG_LEVEL: 'error',
        ...env,
      },
      ...(uid === undefined ? {} : { uid, gid }),
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.ended = new Promise((resolve) => this.child.once('exit', (code) => resolve(code)));
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream.on('data', (chunk) => {
        this.output += chunk;
      });
    }
    const until = Date.now() + patienceMs;
    while (this.child.exitCode === null && !/hazır: http/.test(this.output)) {
      if (Date.now() > until) throw new Error(`not ready within ${patienceMs} ms:\n${this.output}`);
      await sleep(5);
    }
    this.readyMs = Math.round(performance.now() - began);
    this.url = `http://127.0.0.1:${port}`;
    return this;
  }

  get isReady() {
    return this.child.exitCode === null && /hazır: http/.test(this.output);
  }

  /** Its processes: npm, launcher, server, PostgreSQL. */
  get processes() {
    return familyOf(this.child.pid);
  }

  /** The process that runs server/main.ts. */
  get server() {
    const found = this.processes.find((pid) => {
      const line = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
      return line.includes('server/main.ts');
    });
    if (!found) throw new Error('no server process was found');
    return found;
  }

  get postmaster() {
    return Number(
      readFileSync(join(this.setting.dataDir, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0],
    );
  }

  /** The name of PostgreSQL's user, from the user list that this process sees. */
  get postgresUser() {
    const { uid } = statSync(`/proc/${this.postmaster}`);
    const users = readFileSync(`/proc/${this.postmaster}/root/etc/passwd`, 'utf8').split('\n');
    return users.find((line) => line.split(':')[2] === String(uid))?.split(':')[0] ?? String(uid);
  }

  /** The path of the data, links resolved. */
  get home() {
    const link = join(this.setting.dataDir, 'postgres');
    try {
      return readlinkSync(link);
    } catch {
      return link;
    }
  }

  get leftLock() {
    return existsSync(join(this.setting.dataDir, 'postgres/data/postmaster.pid'));
  }

  /**
   * Ends it by `how` and waits until all its processes have exited.
   * @param {() => void} how
   * @returns {Promise<number>} ms
   */
  async end(how) {
    const all = [...new Set([...this.processes, this.postmaster])];
    const began = performance.now();
    how();
    const until = Date.now() + patienceMs;
    while (all.some(isAlive)) {
      if (Date.now() > until)
        throw new Error(`still running: ${all.filter(isAlive).join(', ')}\n${this.output}`);
      await sleep(5);
    }
    await this.ended;
    return Math.round(performance.now() - began);
  }

  /** Sends SIGTERM to npm, as a service manager does. */
  stop() {
    return this.end(() => process.kill(this.child.pid, 'SIGTERM'));
  }

  /** Sends SIGINT to the process group, as a terminal does. */
  ctrlC() {
    return this.end(() => process.kill(-this.child.pid, 'SIGINT'));
  }

  /** Kills the server alone (SIGKILL); the others must exit by themselves. */
  killServer() {
    return this.end(() => process.kill(this.server, 'SIGKILL'));
  }

  /** Kills all processes (SIGKILL), PostgreSQL first, so that it can't shut down. */
  killEverything() {
    return this.end(() => {
      const { postmaster } = this;
      const all = [...familyOf(postmaster), ...this.processes];
      for (const pid of all) process.kill(pid, 'SIGSTOP');
      for (const pid of all) process.kill(pid, 'SIGKILL');
    });
  }

  /** Kills what still runs. */
  async dispose() {
    if (!this.child || this.child.exitCode !== null || this.child.signalCode !== null) return;
    for (const pid of this.processes) {
      if (isAlive(pid)) process.kill(pid, 'SIGKILL');
    }
    await this.ended;
  }
}
