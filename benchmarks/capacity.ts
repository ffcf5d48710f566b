/**
 * What each operation costs: computing time of the app and of PostgreSQL, transactions, WAL and disk; and the memory of an
 * open editor and of a streamed text. docs/operations/capacity.md calculates with these figures.
 * Run after a build: node benchmarks/capacity.ts
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { storyTypes } from '#domain/story/document/story-document.ts';
import { openEventStream } from '#testing/event-stream.ts';
import { openSync, type SyncClient } from '#testing/story-sync/sync-client.ts';
import { type AppProcesses, type Costs, startAppProcesses } from './app-processes.ts';
import { endAll, start } from './generation-gateway-processes.ts';

const people = 400;
/** A story of 2,000 words. */
const text = 'Deniz feneri o gece her zamankinden yavaş dönüyordu, sanki birini bekler gibiydi. '
  .repeat(170)
  .trim();
/** Characters that an editor types in a second. */
const keysPerSecond = 5;

const upstream = await (
  await start<{ port: number }>('generation-gateway-upstream.ts', { args: ['--paced'] })
).said;
const app: AppProcesses = await startAppProcesses({
  count: 1,
  people,
  env: {
    AI_PROVIDER: 'other',
    AI_BASE_URL: `http://127.0.0.1:${upstream.port}/v1`,
    AI_MODEL: 'measured',
    AI_API_KEY: 'measured',
  },
});
const [url = ''] = app.urls;
const cookieOf = (at: number) => app.cookies[at % people] ?? '';

async function call(at: number, method: string, path: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(url + path, {
    method,
    headers: { cookie: cookieOf(at), ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const said = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${said.slice(0, 200)}`);
  return answer.headers.get('content-type')?.startsWith('application/json') ? JSON.parse(said) : said;
}

/** Runs an operation for each number below `count`, some at once. */
async function each(count: number, atOnce: number, act: (at: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < count) {
        const at = next;
        next += 1;
        await act(at);
      }
    }),
  );
}

const rows: Record<string, unknown>[] = [];
/** What a process costs in a second without any request. */
let idle: Costs | null = null;

/** Measures an operation that is done `count` times; what the process costs without any request is subtracted. */
async function measure(operation: string, count: number, act: () => Promise<unknown>): Promise<void> {
  const before = await app.readCosts();
  const began = performance.now();
  await act();
  const after = await app.readCosts();
  const seconds = (performance.now() - began) / 1_000;
  const known = idle;
  const per = (figure: keyof Costs) =>
    (after[figure] - before[figure] - (known?.[figure] ?? 0) * seconds) / count;
  idle ??= {
    appMs: per('appMs'),
    databaseMs: per('databaseMs'),
    transactions: per('transactions'),
    walBytes: per('walBytes'),
    diskBytes: 0,
  };
  rows.push({
    operation,
    count,
    'app, CPU ms': per('appMs').toFixed(2),
    'PostgreSQL, CPU ms': per('databaseMs').toFixed(2),
    transactions: per('transactions').toFixed(1),
    'WAL, kB': (per('walBytes') / 1_000).toFixed(2),
    'disk, kB': (per('diskBytes') / 1_000).toFixed(2),
  });
}

const stories = Array.from({ length: people }, () => randomUUID());
const draft = (at: number, content: string) => ({
  id: stories[at],
  title: 'Ölçüm',
  content,
  genre: '',
  prompt: '',
});

async function type(client: SyncClient, seconds: number): Promise<void> {
  await wait(Math.random() * 200);
  for (let key = 0; key < seconds * keysPerSecond; key += 1) {
    await client.change((doc) => {
      const { content } = storyTypes(doc);
      content.insert(content.length, 'e');
    });
    await wait(1_000 / keysPerSecond);
  }
}

try {
  await each(200, 8, (at) => call(at, 'GET', '/api/stories'));
  // What a start does once must not be taken for what a process always does.
  await wait(15_000);
  await measure('nothing, a second', 20, () => wait(18_800));
  await measure('cached public page', 2_000, () => each(2_000, 8, (at) => call(at, 'GET', '/blog')));
  await measure('list of stories', 2_000, () => each(2_000, 8, (at) => call(at, 'GET', '/api/stories')));
  await measure('new story of 2,000 words', people, () =>
    each(people, 8, (at) => call(at, 'POST', '/api/stories', draft(at, text))),
  );
  await measure('story read', 2_000, () =>
    each(2_000, 8, (at) => call(at, 'GET', `/api/stories/${stories[at % people]}`)),
  );

  const without = app.readMemory();
  const editors: SyncClient[] = [];
  await measure('editor opened', people, () =>
    each(people, 8, async (at) => {
      editors.push(await openSync(url, { cookie: cookieOf(at), storyId: stories[at] ?? '' }));
    }),
  );
  await wait(5_000);
  const perEditor = (app.readMemory() - without) / people;
  const seconds = 30;
  const typing = editors.slice(0, 100);
  await measure('editor that types, a minute', (typing.length * seconds) / 60, () =>
    Promise.all(typing.map((client) => type(client, seconds))),
  );
  await measure('open editor at rest, a minute', (people * 30) / 60, () => wait(30_000));
  for (const client of editors) client.close();

  const beforeStreams = app.readMemory();
  let most = beforeStreams;
  const watch = setInterval(() => {
    most = Math.max(most, app.readMemory());
  }, 500);
  const streams = 200;
  await measure('streamed text of 300 tokens in 10 s', streams, () =>
    each(streams, streams, async (at) => {
      await wait(Math.random() * 1_000);
      const stream = await openEventStream(`${url}/api/generations/stream`, {
        cookie: cookieOf(at),
        json: { idempotencyKey: randomUUID(), idea: text.slice(0, 90), genre: 'drama', surface: 'landing' },
      });
      const events = await stream.rest();
      if (stream.status !== 200 || events.length < 2) throw new Error(`stream: ${stream.status}`);
    }),
  );
  clearInterval(watch);
  console.table(rows);
  console.log(
    `Memory of the process: ${(without / 1e6).toFixed(0)} MB, of an open editor ${(perEditor / 1e3).toFixed(0)} kB, ` +
      `of a streamed text ${((most - beforeStreams) / streams / 1e3).toFixed(0)} kB. ` +
      `Connections to PostgreSQL: ${await app.countConnections()}.`,
  );
} finally {
  await app.stop();
  endAll();
}
