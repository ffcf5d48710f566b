import { spawn } from 'node:child_process';
import { existsSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Longest that a start or an end may take before the trial calls it failed, ms. */
const patienceMs = 60_000;

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
      probe.close(() => resolve(port));
    });
  });
}

/** Whether a process runs; one that ended but that nobody has waited for does not. @param {number} pid */
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
 * One `npm start`, as a person in a terminal would run it: a process group of its own, which Ctrl-C reaches whole.
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

  /** Starts it and waits until it is ready, or has ended without getting there. */
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

  /** Every process of it: npm, launcher, server, PostgreSQL. */
  get processes() {
    return familyOf(this.child.pid);
  }

  /** The server: the one that runs server/main.ts. */
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

  /** The name of the user that PostgreSQL runs as, by the user list that it sees itself. */
  get postgresUser() {
    const { uid } = statSync(`/proc/${this.postmaster}`);
    const users = readFileSync(`/proc/${this.postmaster}/root/etc/passwd`, 'utf8').split('\n');
    return users.find((line) => line.split(':')[2] === String(uid))?.split(':')[0] ?? String(uid);
  }

  /** Where the data really is. */
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
   * Does something that ends it and waits until every process of it is gone.
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

  /** SIGTERM to npm, as a service manager sends it. */
  stop() {
    return this.end(() => process.kill(this.child.pid, 'SIGTERM'));
  }

  /** What the terminal does: SIGINT to the whole process group. */
  ctrlC() {
    return this.end(() => process.kill(-this.child.pid, 'SIGINT'));
  }

  /** kill -9 of the server alone: the rest has to notice. */
  killServer() {
    return this.end(() => process.kill(this.server, 'SIGKILL'));
  }

  /** kill -9 of everything, PostgreSQL first, so that it has no chance to say goodbye. */
  killEverything() {
    return this.end(() => {
      const { postmaster } = this;
      const all = [...familyOf(postmaster), ...this.processes];
      for (const pid of all) process.kill(pid, 'SIGSTOP');
      for (const pid of all) process.kill(pid, 'SIGKILL');
    });
  }

  /** Whatever happened: nothing of it is left behind. */
  async dispose() {
    if (!this.child || this.child.exitCode !== null || this.child.signalCode !== null) return;
    for (const pid of this.processes) {
      if (isAlive(pid)) process.kill(pid, 'SIGKILL');
    }
    await this.ended;
  }
}
