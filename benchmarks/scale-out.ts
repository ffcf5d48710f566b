/**
 * What a streamed text costs with one process of the app and with three over the same PostgreSQL, each with as many streams:
 * computing time and transactions. Where they are the same, a process on a core of its own adds its whole capacity.
 * Run after a build: node benchmarks/scale-out.ts [streams at once of each process]
 */
import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { openEventStream } from '#testing/event-stream.ts';
import { type Costs, startAppProcesses } from './app-processes.ts';
import { endAll, start } from './generation-gateway-processes.ts';

const streams = Number(process.argv[2] ?? 100);
const rounds = 2;
/** What a start and a first round do once is over then, ms. */
const settledAfterMs = 10_000;
const idleMs = 10_000;
/** Reading the costs takes so long, ms. */
const readAfterMs = 1_200;
const tokensOfText = 300;

const upstream = await (
  await start<{ port: number }>('generation-gateway-upstream.ts', { args: ['--paced'] })
).said;

async function measure(count: number) {
  const people = streams * count * (rounds + 1);
  const app = await startAppProcesses({
    count,
    people,
    env: {
      AI_PROVIDER: 'other',
      AI_BASE_URL: `http://127.0.0.1:${upstream.port}/v1`,
      AI_MODEL: 'measured',
      AI_API_KEY: 'measured',
    },
  });
  let next = 0;
  async function stream(): Promise<void> {
    const at = next;
    next += 1;
    await wait(Math.random() * 1_000);
    const answer = await openEventStream(`${app.urls[at % count]}/api/generations/stream`, {
      cookie: app.cookies[at % people] ?? '',
      json: { idempotencyKey: randomUUID(), idea: 'Fenerde bir gece.', genre: 'drama', surface: 'landing' },
    });
    const events = await answer.rest();
    if (answer.status !== 200 || events.length < 2) throw new Error(`stream: ${answer.status}`);
  }
  const round = () => Promise.all(Array.from({ length: streams * count }, stream));
  try {
    await round();
    await wait(settledAfterMs);
    const idleFrom = await app.readCosts();
    await wait(idleMs - readAfterMs);
    const before = await app.readCosts();
    const began = performance.now();
    for (let done = 0; done < rounds; done += 1) await round();
    const seconds = (performance.now() - began) / 1_000;
    const after = await app.readCosts();
    const texts = streams * count * rounds;
    /** What a figure grew by for each text, without what processes cost when nothing is asked of them. */
    const perText = (figure: keyof Costs) =>
      (after[figure] - before[figure] - ((before[figure] - idleFrom[figure]) * seconds * 1_000) / idleMs) /
      texts;
    const appMs = perText('appMs');
    return {
      processes: count,
      texts,
      'app, CPU ms of 1,000 tokens': ((appMs * 1_000) / tokensOfText).toFixed(1),
      'app, cores used by each process': ((after.appMs - before.appMs) / seconds / 1_000 / count).toFixed(2),
      'PostgreSQL, CPU ms of a text': perText('databaseMs').toFixed(2),
      'transactions of a text': perText('transactions').toFixed(1),
      'WAL of a text, kB': (perText('walBytes') / 1_000).toFixed(1),
      connections: await app.countConnections(),
    };
  } finally {
    await app.stop();
  }
}

try {
  console.table([await measure(1), await measure(3)]);
  console.log(`${availableParallelism()} cores.`);
} finally {
  endAll();
}
