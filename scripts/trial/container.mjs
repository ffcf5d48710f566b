import { execFileSync, spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { debian, podman } from './image.mjs';

/** Timeout of a start or a stop, ms. */
const patienceMs = 90_000;

/** For machines whose control groups the default runtime does not know. */
const otherRuntime = ['--runtime', 'runc', '--cgroup-manager', 'cgroupfs'];

/**
 * The options with which podman runs a container on this machine.
 * @throws Error when none do
 */
export function findRuntime() {
  for (const options of [[], otherRuntime]) {
    const tried = spawnSync('podman', [...options, 'run', '--rm', '--network=host', debian, 'true'], {
      stdio: 'ignore',
    });
    if (tried.status === 0) return options;
  }
  throw new Error(
    'podman runs no container here. Without limits of resources it may: put "default_ulimits = []" below "[containers]" ' +
      'into /etc/containers/containers.conf, and install runc.',
  );
}

/** One container of the app: read-only, not root, without capabilities, on the machine's network. */
export class Container {
  /**
   * @param {{ runtime: string[], image: string, name: string, port: number, env: Record<string, string>, options?: string[] }} setting
   */
  constructor(setting) {
    this.setting = setting;
    this.url = `http://127.0.0.1:${setting.port}`;
  }

  /** Starts it without waiting. */
  launch() {
    const { runtime, image, name, port, env, options = [] } = this.setting;
    const confined = ['--read-only', '--tmpfs=/tmp', '--cap-drop=ALL', '--security-opt=no-new-privileges'];
    const variables = Object.entries({ HOST: '127.0.0.1', PORT: String(port), ...env });
    const settings = variables.map(([key, value]) => `--env=${key}=${value}`);
    execFileSync(
      'podman',
      [
        ...runtime,
        'run',
        '--detach',
        `--name=${name}`,
        '--network=host',
        ...confined,
        ...settings,
        ...options,
        image,
      ],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    );
  }

  /** Starts it and waits until it is ready. @returns {Promise<number>} ms, with podman's own part */
  async start() {
    const began = performance.now();
    this.launch();
    for (let round = 1; !(await this.isReady()); round += 1) {
      // Rarely, as podman's answer takes long.
      if (round % 50 === 0 && !this.isRunning) throw new Error(`The container ended:\n${this.output}`);
      if (performance.now() - began > patienceMs) throw new Error(`not ready in time:\n${this.output}`);
      await sleep(20);
    }
    return Math.round(performance.now() - began);
  }

  /** Whether /readyz answers 200. */
  isReady() {
    return fetch(`${this.url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  get isRunning() {
    return podman('inspect', '--format', '{{.State.Running}}', this.setting.name).trim() === 'true';
  }

  /** What it has written. */
  get output() {
    const { stdout, stderr } = spawnSync('podman', ['logs', this.setting.name], { encoding: 'utf8' });
    return stdout + stderr;
  }

  /** Runs a command in it. @param {string[]} command @returns {{ status: number | null, output: string }} */
  exec(...command) {
    const { runtime, name } = this.setting;
    const { status, stdout, stderr } = spawnSync('podman', [...runtime, 'exec', name, ...command], {
      encoding: 'utf8',
    });
    return { status, output: (stdout + stderr).trim() };
  }

  /** Runs the image's health check. @returns {string} `healthy`, or podman's record of it */
  health() {
    const { runtime, name } = this.setting;
    const { status } = spawnSync('podman', [...runtime, 'healthcheck', 'run', name], { stdio: 'ignore' });
    return status === 0 ? 'healthy' : podman('inspect', '--format', '{{json .State.Health}}', name).trim();
  }

  /** Sends SIGTERM. */
  terminate() {
    podman(...this.setting.runtime, 'kill', '--signal=TERM', this.setting.name);
  }

  /** Waits for its end. @returns {Promise<number>} its exit code */
  async ended() {
    const until = Date.now() + patienceMs;
    while (this.isRunning) {
      if (Date.now() > until) throw new Error(`still running:\n${this.output}`);
      await sleep(50);
    }
    return Number(podman('inspect', '--format', '{{.State.ExitCode}}', this.setting.name));
  }

  /** Stops and removes it, with its unnamed volume. */
  remove() {
    const { runtime, name } = this.setting;
    spawnSync('podman', [...runtime, 'rm', '--force', '--volumes', '--time=30', name], { stdio: 'ignore' });
  }
}
