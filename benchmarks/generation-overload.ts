/**
 * What happens at three times the texts that a process may write at once: the starts above its limit must be refused
 * within a second with the specified text, and the running ones must not become slower. They come over connections that are
 * open, as from a balancer with keep-alive; the same over new connections is only shown.
 * Run: node benchmarks/generation-overload.ts [limit of running texts]
 *
 * The provider, this server and the clients are processes of their own. Each text is streamed as a model streams it
 * (30 tokens a second, 10 s). The delay of a token is the time from when the provider sends it to when its client has it.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createParser } from 'eventsource-parser';
import { Pool } from 'undici';
import { messages } from '#domain/messages/index.ts';
import { percentile } from './generation-gateway-load.ts';
import { endAll, start } from './generation-gateway-processes.ts';
import { ourTarget } from './generation-gateway-targets.ts';
import { verdict } from './long-story.ts';

const limit = Number(process.argv[2] ?? 300);
const overload = 3 * limit;
/** The starts come within so long, ms. */
const spreadMs = 3_000;
const wanted = { refusedWithinMs: 1_000, delayP99Ms: 300 };
/** The tokens of a whole text, as the provider of the benchmarks sends them; the last has no space behind it. */
const wholeText = 299;

interface Ended {
  running: { firstTexts: number[]; delays: number[]; cut: number };
  refused: { times: number[]; texts: Set<string> };
}

type Event = { type: string; text?: string; generation?: { text: string } };
type Refusal = { code: string; message: string };
const textOf = (event: Event) => event.text ?? (event.type === 'started' ? event.generation?.text : '') ?? '';

/** Opens so many connections at once, as a balancer that has been busy keeps them. */
async function openConnections(pool: Pool, count: number): Promise<void> {
  const answers = Array.from({ length: count }, () => pool.request({ method: 'GET', path: '/healthz' }));
  await Promise.all(answers.map(async (answer) => (await answer).body.dump()));
}

/** Starts one text and reads it to its end, or to the answer that refuses it. */
async function startOne(pool: Pool, target: ReturnType<typeof ourTarget>, ended: Ended): Promise<void> {
  const began = performance.now();
  const { statusCode, body } = await pool.request({ method: 'POST', ...target.next(true) });
  if (statusCode !== 200) {
    const refusal = (await body.json()) as Refusal;
    ended.refused.times.push(performance.now() - began);
    ended.refused.texts.add(`${statusCode} ${refusal.code}: ${refusal.message}`);
    return;
  }
  let rest = '';
  let tokens = 0;
  const parser = createParser({
    onEvent: ({ data }) => {
      rest += textOf(JSON.parse(data) as Event);
      const words = rest.split(' ');
      rest = words.pop() ?? '';
      const now = Date.now();
      for (const word of words) {
        if (word === '') continue;
        if (tokens === 0) ended.running.firstTexts.push(performance.now() - began);
        tokens += 1;
        ended.running.delays.push(now - Number.parseInt(word.slice(1), 36));
      }
    },
  });
  const decoder = new TextDecoder();
  for await (const bytes of body) parser.feed(decoder.decode(bytes as Buffer, { stream: true }));
  if (tokens < wholeText) ended.running.cut += 1;
}

async function measure(
  origin: string,
  cookies: string[],
  { count, kept }: { count: number; kept: boolean },
): Promise<Ended> {
  const ended: Ended = {
    running: { firstTexts: [], delays: [], cut: 0 },
    refused: { times: [], texts: new Set() },
  };
  const pool = new Pool(origin, { connections: count, pipelining: 1 });
  if (kept) await openConnections(pool, count);
  const target = ourTarget(origin, cookies);
  await Promise.all(
    Array.from({ length: count }, async (_, at) => {
      await wait((at * spreadMs) / count);
      await startOne(pool, target, ended);
    }),
  );
  await pool.destroy();
  return ended;
}

const dataDir = mkdtempSync(join(tmpdir(), 'generation-overload-'));
try {
  const { port: upstreamPort } = await (
    await start<{ port: number }>('generation-gateway-upstream.ts', { args: ['--paced'] })
  ).said;
  const ours = await start<{ port: number; cookies: string[] }>('generation-gateway-server.ts', {
    args: [dataDir, `http://127.0.0.1:${upstreamPort}/v1`],
    env: { MAX_RUNNING_GENERATIONS: String(limit) },
  });
  const { port, cookies } = await ours.said;
  const origin = `http://127.0.0.1:${port}`;
  const figures = (times: readonly number[], part: number) => `${percentile([...times], part).toFixed(0)} ms`;
  const show = (times: readonly number[]) =>
    `${figures(times, 0.5)} (p99 ${figures(times, 0.99)}, longest ${figures(times, 1)})`;
  const say = (name: string, { running, refused }: Ended) =>
    console.log(
      `${name}: ${running.firstTexts.length} written, first text after ${show(running.firstTexts)}, delay ${show(running.delays)}; ` +
        `${refused.times.length} refused after ${show(refused.times)}`,
    );
  await measure(origin, cookies, { count: Math.min(100, limit), kept: true });
  say(`${limit} starts`, await measure(origin, cookies, { count: limit, kept: true }));
  const kept = await measure(origin, cookies, { count: overload, kept: true });
  say(`${overload} starts over kept connections`, kept);
  say(`${overload} starts over new ones`, await measure(origin, cookies, { count: overload, kept: false }));

  const { running, refused } = kept;
  const texts = [...refused.texts];
  const met = [
    verdict(
      texts.length === 1 && texts[0] === `503 AI_UNAVAILABLE: ${messages.generation.unavailable}`,
      `refused with ${texts.join(' | ')}`,
    ),
    verdict(
      running.firstTexts.length + refused.times.length === overload && running.cut === 0,
      'each start is written to its end or refused',
    ),
    verdict(percentile(refused.times, 1) <= wanted.refusedWithinMs, 'refused within 1 s'),
    verdict(percentile(running.delays, 0.99) <= wanted.delayP99Ms, 'p99 delay of running ones within 300 ms'),
  ];
  process.exitCode = met.every(Boolean) ? 0 : 1;
  ours.child.send('stop');
  await new Promise((resolve) => ours.child.once('exit', resolve));
} finally {
  endAll();
  rmSync(dataDir, { recursive: true, force: true });
}
