import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobPriority } from './give-way.ts';
import { JobLimitError, runInProcess, startForeman } from './run-in-process.ts';

const isLinux = process.platform === 'linux';
const bounds = { limitMs: 30_000, heapMb: 64, residentMb: 200 };
let folder: string;
const spinning: ChildProcess[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jobs-'));
});
afterAll(async () => {
  for (const child of spinning) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

/** A module that does this with its `data`; `tell` takes numbers. */
async function moduleOf(name: string, does: string): Promise<URL> {
  const file = join(folder, `${name}.mjs`);
  await writeFile(file, `export async function run(data, tell) { ${does} }`);
  return pathToFileURL(file);
}

async function run<Result>(
  name: string,
  does: string,
  work: Partial<typeof bounds> & { signal?: AbortSignal } = {},
) {
  const module = await moduleOf(name, does);
  const told: number[] = [];
  const { signal, ...own } = work;
  const result = runInProcess<Result>(module, {
    ...bounds,
    ...own,
    data: { greeting: 'Işık' },
    signal,
    onProgress: (pid) => told.push(pid),
  });
  result.catch(() => undefined);
  return { result, told };
}
/** One that has ended but that nobody has collected is none: in a container the first process may not do it. */
const isAlive = (pid: number | undefined) => {
  if (pid === undefined) return true;
  try {
    process.kill(pid, 0);
    return !isLinux || !/^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
};
const foremanPid = () => startForeman().process.pid ?? 0;

test('a job answers, knows nothing of our environment, gives way to everyone, and its process ends', async () => {
  const { result } = await run<{ pid: number; data: object; known: string[]; nice: number }>(
    'answers',
    `const { getPriority } = await import('node:os');
     return { pid: process.pid, data, known: Object.keys(process.env), nice: getPriority() };`,
  );
  const { pid, data, known, nice } = await result;
  expect(data).toEqual({ greeting: 'Işık' });
  // The last ones are what a shell tells about itself.
  expect(
    known.filter((name) => !/^(NODE_COMPILE_CACHE|NODE_CHANNEL_.*|PWD|OLDPWD|SHLVL|_)$/.test(name)),
  ).toEqual([]);
  expect(nice).toBe(Math.max(jobPriority, getPriority()));
  await expect.poll(() => isAlive(pid)).toBe(false);
});

test.runIf(existsSync('/proc/self/autogroup'))('its session stands behind those of others', async () => {
  const { result } = await run<string>(
    'session',
    `const { readFileSync } = await import('node:fs');
     return readFileSync('/proc/self/autogroup', 'utf8');`,
  );
  expect(await result).toContain(` nice ${jobPriority}\n`);
  expect(readFileSync('/proc/self/autogroup', 'utf8')).not.toContain(` nice ${jobPriority}\n`);
});

test('a job that fails tells why, and its process ends', async () => {
  const { result, told } = await run('fails', `tell(process.pid); throw new Error('no space left');`);
  await expect(result).rejects.toThrow('no space left');
  await expect.poll(() => isAlive(told[0])).toBe(false);
});

test('a job that is killed, breaks off or never ends is an error', async () => {
  const killed = await run('killed', `process.kill(process.pid, 'SIGKILL');`);
  await expect(killed.result).rejects.toThrow('a job ended with SIGKILL');
  const broken = await run('broken', `process.exit(3);`);
  await expect(broken.result).rejects.toThrow('a job ended with 3');
  const endless = await run('endless', 'tell(process.pid); for (;;);', { limitMs: 2_000 });
  await expect(endless.result).rejects.toThrow(JobLimitError);
  expect(isAlive(endless.told[0])).toBe(false);
});

test('a job that takes too much memory is ended, of objects or of anything else', async () => {
  const objects = await run('objects', 'const all = []; for (;;) all.push({ all: [...all] });');
  await expect(objects.result).rejects.toThrow(JobLimitError);
  if (!isLinux) return;
  const bytes = await run(
    'bytes',
    'const all = []; for (;;) { all.push(Buffer.alloc(20_000_000, 1)); await new Promise((go) => setTimeout(go, 10)); }',
  );
  await expect(bytes.result).rejects.toThrow(JobLimitError);
});

test('a job that nobody waits for any more is ended, even where it does not listen', async () => {
  const leaving = new AbortController();
  const { result, told } = await run(
    'left',
    'tell(process.pid); setImmediate(() => { for (;;); }); await new Promise(() => undefined);',
    {
      signal: leaving.signal,
    },
  );
  await expect.poll(() => told.length).toBe(1);
  leaving.abort(new Error('gone'));
  await expect(result).rejects.toThrow('gone');
  expect(isAlive(told[0])).toBe(false);
  const late = await run('late', 'return 1;', { signal: leaving.signal });
  await expect(late.result).rejects.toThrow('gone');
});

test('a foreman that is killed takes its jobs along, and the next job has another', async () => {
  const first = foremanPid();
  const { result, told } = await run(
    'orphan',
    'tell(process.pid); setImmediate(() => { for (;;); }); await new Promise(() => undefined);',
  );
  await expect.poll(() => told.length).toBe(1);
  process.kill(first, 'SIGKILL');
  await expect(result).rejects.toThrow('the foreman ended with SIGKILL');
  await expect.poll(() => isAlive(told[0])).toBe(false);
  const next = await run<number>('next', 'return 7;');
  expect(await next.result).toBe(7);
  expect(foremanPid()).not.toBe(first);
});

/** A process that runs this job and tells on its output what the job tells. */
const startAnApp = (job: URL, limits: typeof bounds, data: object = {}) =>
  spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { runInProcess } from ${JSON.stringify(new URL('./run-in-process.ts', import.meta.url).href)};
       setInterval(() => undefined, 1_000);
       await runInProcess(new URL(${JSON.stringify(job.href)}), { ...${JSON.stringify(limits)},
         data: { app: process.pid, ...${JSON.stringify(data)} },
         signal: undefined, onProgress: (pid) => process.stdout.write(pid + ' ') });`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'], cwd: import.meta.dirname },
  );

test('when the app is killed its foreman and a job that does not listen end too', async () => {
  const job = await moduleOf(
    'survivor',
    'tell(process.pid); tell(process.ppid); setImmediate(() => { for (;;); }); await new Promise(() => undefined);',
  );
  const app = startAnApp(job, bounds);
  let told = '';
  app.stdout.on('data', (chunk: Buffer) => {
    told += chunk;
  });
  const pids = () => told.trim().split(' ').filter(Boolean).map(Number);
  await expect.poll(pids, { timeout: 20_000 }).toHaveLength(2);
  app.kill('SIGKILL');
  await once(app, 'exit');
  await expect.poll(() => pids().filter(isAlive), { timeout: 20_000 }).toEqual([]);
});

test.runIf(existsSync('/bin/sh'))(
  'a job that nobody is left to end, in an endless loop, is ended by the time that it computes',
  async () => {
    const path = join(folder, 'orphan.pid');
    const job = await moduleOf(
      'left-alone',
      `const { writeFileSync } = await import('node:fs');
       writeFileSync(data.path, String(process.pid));
       process.kill(data.app, 'SIGSTOP');
       process.kill(process.ppid, 'SIGKILL');
       process.kill(data.app, 'SIGKILL');
       for (;;);`,
    );
    await once(startAnApp(job, { ...bounds, limitMs: 2_000 }, { path }), 'exit');
    const pid = Number(readFileSync(path, 'utf8'));
    expect(isAlive(pid)).toBe(true);
    await expect.poll(() => isAlive(pid), { timeout: 60_000 }).toBe(false);
  },
  70_000,
);

test('a job ends although others leave no processor free', async () => {
  for (let core = 0; core < availableParallelism(); core += 1) {
    spinning.push(spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore', detached: true }));
  }
  const { result } = await run<number>(
    'patient',
    'const computed = () => process.cpuUsage().user; const from = computed(); while (computed() - from < 100_000); return 7;',
    { limitMs: 60_000 },
  );
  expect(await result).toBe(7);
  for (const child of spinning.splice(0)) child.kill('SIGKILL');
}, 70_000);

test.runIf(isLinux)('no process is left over', async () => {
  const left = () =>
    readdirSync(`/proc/${foremanPid()}/task`).flatMap((thread) =>
      readFileSync(`/proc/${foremanPid()}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
    );
  await expect.poll(left).toEqual([]);
});
