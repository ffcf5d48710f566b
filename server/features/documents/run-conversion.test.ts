import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, constants, getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ConversionLimitError, runConversion } from './run-conversion.ts';

const isLinux = process.platform === 'linux';
const usual = { cpuMs: 30_000, wallMs: 30_000, heapMb: 64, residentMb: 300 };
let folder: string;
const spinning: ChildProcess[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'conversions-'));
});
afterAll(async () => {
  for (const child of spinning) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

/** Writes a module whose `run` has this body. */
async function moduleOf(name: string, does: string): Promise<URL> {
  const file = join(folder, `${name}.mjs`);
  await writeFile(file, `export async function run(data, tell) { ${does} }`);
  return pathToFileURL(file);
}

async function run<Result>(
  name: string,
  does: string,
  work: Partial<typeof usual> & { signal?: AbortSignal } = {},
) {
  const module = await moduleOf(name, does);
  const told: number[] = [];
  const { signal, ...own } = work;
  const result = runConversion<Result>(module, {
    limits: { ...usual, ...own },
    data: { greeting: 'Işık' },
    signal,
    onProgress: (pid) => told.push(pid),
  });
  result.catch(() => undefined);
  return { result, told };
}
/** Whether a process runs; a zombie does not, because in a container the first process may not reap it. */
const isAlive = (pid: number | undefined) => {
  if (pid === undefined) return true;
  try {
    process.kill(pid, 0);
    return !isLinux || !/^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
};

test('runs a conversion at a lower priority without the environment of the app, and ends its process', async () => {
  const { result } = await run<{ pid: number; data: object; known: string[]; priority: number }>(
    'answers',
    `const { getPriority } = await import('node:os');
     return { pid: process.pid, data, known: Object.keys(process.env), priority: getPriority() };`,
  );
  const { pid, data, known, priority } = await result;
  expect(data).toEqual({ greeting: 'Işık' });
  expect(
    known.filter((name) => !/^(NODE_COMPILE_CACHE|NODE_CHANNEL_.*|RAYON_NUM_THREADS)$/.test(name)),
  ).toEqual([]);
  expect(priority).toBe(Math.max(constants.priority.PRIORITY_BELOW_NORMAL, getPriority()));
  await expect.poll(() => isAlive(pid)).toBe(false);
});

test('reports the error of a conversion', async () => {
  const { result, told } = await run('fails', `tell(process.pid); throw new Error('no space left');`);
  await expect(result).rejects.toThrow('no space left');
  await expect.poll(() => isAlive(told[0])).toBe(false);
});

test('reports a conversion that is killed or exits', async () => {
  const killed = await run('killed', `process.kill(process.pid, 'SIGKILL');`);
  await expect(killed.result).rejects.toThrow('a conversion ended with SIGKILL');
  const exited = await run('exited', `process.exit(3);`);
  await expect(exited.result).rejects.toThrow('a conversion ended with 3');
});

test.each([
  ['computing time', { cpuMs: 1_000 }, 'for (;;);'],
  ['time', { wallMs: 1_000 }, 'await new Promise(() => setInterval(() => undefined, 1_000));'],
  ['JavaScript objects', {}, 'const all = []; for (;;) all.push({ all: [...all] });'],
  [
    'resident memory',
    {},
    'const all = []; for (;;) { all.push(Buffer.alloc(20_000_000, 1)); await new Promise((go) => setTimeout(go, 10)); }',
  ],
])('ends a conversion past its limit of %s', async (name, limit, does) => {
  const { result, told } = await run(name.replaceAll(' ', '-'), `tell(process.pid); ${does}`, limit);
  await expect(result).rejects.toThrow(ConversionLimitError);
  expect(isAlive(told[0])).toBe(false);
});

test('ends a conversion when its request is aborted, even while it blocks its thread', async () => {
  const leaving = new AbortController();
  const { result, told } = await run(
    'left',
    'tell(process.pid); setImmediate(() => { for (;;); }); await new Promise(() => undefined);',
    { signal: leaving.signal },
  );
  await expect.poll(() => told.length).toBe(1);
  leaving.abort(new Error('gone'));
  await expect(result).rejects.toThrow('gone');
  expect(isAlive(told[0])).toBe(false);
  const late = await run('late', 'return 1;', { signal: leaving.signal });
  await expect(late.result).rejects.toThrow('gone');
});

test('ends a conversion that blocks its thread when the app is killed', async () => {
  const job = await moduleOf(
    'survivor',
    'tell(process.pid); setImmediate(() => { for (;;); }); await new Promise(() => undefined);',
  );
  const app = spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { runConversion } from ${JSON.stringify(new URL('./run-conversion.ts', import.meta.url).href)};
       await runConversion(new URL(${JSON.stringify(job.href)}), { limits: ${JSON.stringify(usual)}, data: {},
         signal: undefined, onProgress: (pid) => process.stdout.write(pid + ' ') });`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'], cwd: import.meta.dirname },
  );
  const [output] = await once(app.stdout, 'data');
  const pid = Number(output);
  app.kill('SIGKILL');
  await once(app, 'exit');
  await expect.poll(() => isAlive(pid), { timeout: 20_000 }).toBe(false);
});

test('completes a conversion while other processes use all cores', { timeout: 70_000 }, async () => {
  for (let core = 0; core < availableParallelism(); core += 1) {
    spinning.push(spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore', detached: true }));
  }
  const { result } = await run<number>(
    'patient',
    'const computed = () => process.cpuUsage().user; const from = computed(); while (computed() - from < 100_000); return 7;',
    { wallMs: 60_000 },
  );
  expect(await result).toBe(7);
  for (const child of spinning.splice(0)) child.kill('SIGKILL');
});

test.runIf(isLinux)('leaves no process behind', async () => {
  const children = () =>
    readdirSync('/proc/self/task').flatMap((thread) =>
      readFileSync(`/proc/self/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
    );
  const isConversion = (pid: string) =>
    readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('/conversion-process.ts');
  await expect.poll(() => children().filter(isConversion)).toEqual([]);
});
