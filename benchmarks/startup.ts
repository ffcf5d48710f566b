/**
 * How soon the server is ready after `node` starts: on a fresh data directory (at most 5 s) and on an existing one
 * (at most 2 s), the embedded PostgreSQL included. It runs as `npm start` runs it: the code that the first start compiled
 * is there for the second. Beside each stands a bare `node -e 0` of the same moment, since machines are noisy.
 * Run: node benchmarks/startup.ts
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { removeTemporaryDataDir } from '#testing/database/test-server.ts';

const rounds = 3;
const limitsMs = { fresh: 5_000, existing: 2_000 };

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('No port was free.');
  return address.port;
}

async function bareNodeMs(): Promise<number> {
  const started = performance.now();
  await once(spawn(process.execPath, ['-e', '0']), 'exit');
  return performance.now() - started;
}

/** Milliseconds until /readyz answers; the server is stopped again as an operator would stop it. */
async function readyMs(dataDir: string, compiled: string): Promise<number> {
  const port = await freePort();
  const started = performance.now();
  const server = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'fatal',
      NODE_COMPILE_CACHE: compiled,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  // It greets when it has begun its work, after which it stops by a signal as it should.
  const greeted = once(server.stdout, 'data');
  let ms = 0;
  while (ms === 0) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}.`);
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (answer?.ok) ms = performance.now() - started;
    else await wait(10);
  }
  await greeted;
  server.stdout.resume();
  server.kill('SIGTERM');
  await ended;
  return ms;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const seen: Record<keyof typeof limitsMs | 'bare', number[]> = { fresh: [], existing: [], bare: [] };
for (let round = 0; round < rounds; round++) {
  const parent = mkdtempSync(join(tmpdir(), 'yazihane-startup-'));
  const dataDir = join(parent, 'data');
  seen.bare.push(await bareNodeMs());
  const compiled = join(parent, 'compiled');
  seen.fresh.push(await readyMs(dataDir, compiled));
  seen.existing.push(await readyMs(dataDir, compiled));
  removeTemporaryDataDir(dataDir);
  rmSync(parent, { recursive: true, force: true });
}

const bare = median(seen.bare);
console.log(`bare node: ${bare.toFixed(0)} ms`);
for (const kind of ['fresh', 'existing'] as const) {
  const ms = median(seen[kind]);
  const verdict = ms <= limitsMs[kind] ? 'PASS' : 'FAIL';
  if (verdict === 'FAIL') process.exitCode = 1;
  const all = seen[kind].map((value) => value.toFixed(0)).join(', ');
  console.log(
    `${kind} data directory: ${ms.toFixed(0)} ms (${(ms / bare).toFixed(0)}x bare node; ${all}), limit ${limitsMs[kind]} ms: ${verdict}`,
  );
}
