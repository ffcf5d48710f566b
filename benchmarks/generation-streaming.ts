/**
 * Measures 500 answers that are streamed at once as a model streams them (30 tokens a second, 10 s), through this server
 * and through an AI gateway that only forwards: the CPU time of 1,000 tokens, and how late a token arrives.
 * Run: node benchmarks/generation-streaming.ts [streams at once]
 *
 * The two are measured in turn. The delay of a token is the time from when the provider sends it to when its client has
 * it; all processes are on one machine. This server's CPU time is that of its process; that of its PostgreSQL is told apart.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createParser } from 'eventsource-parser';
import { Pool } from 'undici';
import { percentile, type Target } from './generation-gateway-load.ts';
import { endAll, start, startGateway } from './generation-gateway-processes.ts';
import { gatewayTarget, ourTarget } from './generation-gateway-targets.ts';

const streams = Number(process.argv.find((given) => /^\d+$/.test(given)) ?? 500);
/** The streams begin within so long, ms. */
const spreadMs = 1_000;
const rounds = 2;
/** What /proc counts CPU time in, ms. */
const tickMs = 10;

/** The fields of /proc/<pid>/stat after the program's name; null where the process has ended. */
function statOf(pid: number): string[] | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}

/** CPU time of a process, ms. */
function cpuOf(pid: number): number {
  const stat = statOf(pid);
  return stat ? (Number(stat[11]) + Number(stat[12])) * tickMs : 0;
}

/** CPU time of all processes that a process started, ms. */
function cpuOfChildren(parent: number): number {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids
    .filter((pid) => statOf(Number(pid))?.[1] === String(parent))
    .reduce((sum, pid) => sum + cpuOf(Number(pid)) + cpuOfChildren(Number(pid)), 0);
}

interface Measured extends Target {
  pid: number;
  /** The text that an event brings. */
  textOf(event: unknown): string;
}

interface Streamed {
  delays: number[];
  firstTexts: number[];
  /** Streams that did not end as they should. */
  failures: string[];
  /** Of the process, and of its database, ms. */
  cpu: number;
  databaseCpu: number;
}

/** Reads one stream to its end. */
async function readStream(pool: Pool, target: Measured, result: Streamed): Promise<void> {
  const started = performance.now();
  const { statusCode, body } = await pool.request({ method: 'POST', ...target.next(true) });
  let tokens = 0;
  let rest = '';
  const parser = createParser({
    onEvent: ({ data }) => {
      if (data === '[DONE]') return;
      rest += target.textOf(JSON.parse(data));
      const words = rest.split(' ');
      const now = Date.now();
      // A word is whole with the space behind it.
      rest = words.pop() ?? '';
      for (const word of words) {
        if (word === '') continue;
        if (tokens === 0) result.firstTexts.push(performance.now() - started);
        tokens += 1;
        result.delays.push(now - Number.parseInt(word.slice(1), 36));
      }
    },
  });
  const decoder = new TextDecoder();
  for await (const bytes of body) parser.feed(decoder.decode(bytes as Buffer, { stream: true }));
  // The last word has no space behind it everywhere.
  if (statusCode !== 200 || tokens < 299) result.failures.push(`${statusCode}, ${tokens} tokens`);
}

async function measure(target: Measured, count: number): Promise<Streamed> {
  const result: Streamed = { delays: [], firstTexts: [], failures: [], cpu: 0, databaseCpu: 0 };
  const pool = new Pool(target.origin, { connections: count, pipelining: 1 });
  const [cpu, databaseCpu] = [cpuOf(target.pid), cpuOfChildren(target.pid)];
  await Promise.all(
    Array.from({ length: count }, async (_, at) => {
      await wait((at * spreadMs) / count);
      await readStream(pool, target, result);
    }),
  );
  result.cpu = cpuOf(target.pid) - cpu;
  result.databaseCpu = cpuOfChildren(target.pid) - databaseCpu;
  await pool.destroy();
  if (result.failures.length > 0)
    console.log(`${target.name}: ${result.failures.length} failures`, result.failures[0]);
  return result;
}

interface Chunk {
  choices: { delta: { content?: string } }[];
}
type Event =
  | { type: 'started'; generation: { text: string } }
  | { type: 'piece'; text: string }
  | { type: 'done' };

const chunkText = (event: unknown) => (event as Chunk).choices[0]?.delta.content ?? '';
function eventText(data: unknown): string {
  const event = data as Event;
  if (event.type === 'piece') return event.text;
  return event.type === 'started' ? event.generation.text : '';
}

const dataDir = mkdtempSync(join(tmpdir(), 'generation-streaming-'));
try {
  const { port: upstreamPort } = await (
    await start<{ port: number }>('generation-gateway-upstream.ts', { args: ['--paced'] })
  ).said;
  const upstream = `http://127.0.0.1:${upstreamPort}`;
  const gateway = await startGateway();
  const ours = await start<{ port: number; cookies: string[] }>('generation-gateway-server.ts', {
    args: [dataDir, `${upstream}/v1`],
    execArgv: process.argv.includes('--profile') ? ['--cpu-prof', '--cpu-prof-dir=profiles'] : [],
  });
  const { port, cookies } = await ours.said;
  const targets: Measured[] = [
    {
      ...gatewayTarget(gateway.origin, `${upstream}/v1`),
      pid: gateway.child.pid ?? 0,
      textOf: chunkText,
    },
    { ...ourTarget(`http://127.0.0.1:${port}`, cookies), pid: ours.child.pid ?? 0, textOf: eventText },
  ];

  for (const target of targets) await measure(target, Math.min(100, streams));
  const results = new Map<string, Streamed[]>(targets.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const target of targets) results.get(target.name)?.push(await measure(target, streams));
  }

  console.table(
    [...results].map(([name, measured]) => {
      const delays = measured.flatMap((one) => one.delays);
      const perThousand = (ms: number) => `${((ms / delays.length) * 1_000).toFixed(1)} ms`;
      const sum = (figure: 'cpu' | 'databaseCpu') => measured.reduce((total, one) => total + one[figure], 0);
      return {
        name,
        tokens: delays.length,
        'CPU of 1,000 tokens': perThousand(sum('cpu')),
        'of its database': perThousand(sum('databaseCpu')),
        'delay, median': `${percentile(delays, 0.5)} ms`,
        'delay, p99': `${percentile(delays, 0.99)} ms`,
        'first text, median': `${percentile(
          measured.flatMap((one) => one.firstTexts),
          0.5,
        ).toFixed(0)} ms`,
        failures: measured.flatMap((one) => one.failures).length,
      };
    }),
  );
  ours.child.send('stop');
  await new Promise((resolve) => ours.child.once('exit', resolve));
} finally {
  endAll();
  rmSync(dataDir, { recursive: true, force: true });
}
