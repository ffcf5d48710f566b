/**
 * How fast an article is served beside a plain app on React Router's own server and an Astro node server, which render
 * the same article. Run after a build; installs and builds the other two where they are missing:
 *   node benchmarks/article-pages.ts
 *
 * All run at once and are asked in turn, round after round, by the same load; the claims are on the median of the rounds'
 * ratios, which other work on the machine disturbs least. A page that misses our cache is one of more posts than it
 * keeps, asked one after the other: each is looked up in PostgreSQL, sanitized, rendered and compressed.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { article } from './article-pages-article.ts';
import { astro, prepare, reactRouter, start } from './article-pages-compared.ts';

const rounds = 7;
const seconds = 3;
const warmUpSeconds = 5;
const connections = 32;
/** Each connection has so many posts of its own: together more than three times what the cache keeps. */
const postsEach = 50;

/** One load: a server, and which of its posts each connection asks for, one after the other. */
interface Target {
  name: string;
  url: string;
  /** Whether each connection goes round posts of its own; otherwise all ask for the same one. */
  wanders: boolean;
}
interface Round {
  perSecond: number;
  /** ms. */
  median: number;
  answers: number;
}

const path = (post: number) => `/blog/olcum-${post}`;
/** Where the connections that wander go on: what was asked for last is still kept. */
let next = 0;

async function load(target: Target, duration: number): Promise<Round> {
  let connection = 0;
  const result = await autocannon({
    url: target.url + path(0),
    headers: { 'accept-encoding': 'br' },
    connections,
    duration,
    setupClient(client) {
      const own = connection * postsEach;
      connection += 1;
      if (!target.wanders) return;
      client.setRequests(
        Array.from({ length: postsEach }, (_, at) => ({ path: path(own + ((next + at) % postsEach)) })),
      );
    },
  });
  if (target.wanders) next += Math.ceil(result.requests.sent / connections);
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${target.name}: not every answer was a page.`);
  return {
    perSecond: result.requests.average,
    median: result.latency.p50,
    answers: result.requests.total,
  };
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function pageOf(url: string) {
  const answer = await fetch(url + path(0), { headers: { 'accept-encoding': 'br' } });
  const text = await answer.text();
  if (!text.includes(article.html.slice(-200))) throw new Error(`${url} does not show the article.`);
  return {
    bytes: Buffer.byteLength(text),
    encoding: answer.headers.get('content-encoding') ?? 'uncompressed',
  };
}

async function renderings(server: ChildProcess): Promise<number> {
  server.send('count');
  const [{ rendered }] = (await once(server, 'message')) as [{ rendered: number }];
  return rendered;
}

const folder = mkdtempSync(join(tmpdir(), 'article-pages-'));
const children: ChildProcess[] = [];
let server: ChildProcess | undefined;
try {
  for (const compared of [reactRouter, astro]) prepare(compared);
  const articleFile = join(folder, 'article.json');
  writeFileSync(articleFile, JSON.stringify(article));
  server = fork(
    join(import.meta.dirname, 'article-pages-server.ts'),
    [join(folder, 'data'), String(connections * postsEach)],
    {
      stdio: 'inherit',
      // React is ten times slower where it isn't told.
      env: { ...process.env, NODE_ENV: 'production' },
      execArgv: process.argv.includes('--profile') ? ['--cpu-prof', '--cpu-prof-dir=profiles'] : [],
    },
  );
  const [{ port }] = (await once(server, 'message')) as [{ port: number }];
  const others = [];
  for (const compared of [reactRouter, astro]) {
    const { url, child } = await start(compared, articleFile);
    children.push(child);
    others.push(url);
  }
  const [routerUrl = '', astroUrl = ''] = others;
  const ourUrl = `http://127.0.0.1:${port}`;
  const cached: Target = { name: 'ours, cached', url: ourUrl, wanders: false };
  const missed: Target = { name: 'ours, not cached', url: ourUrl, wanders: true };
  const router: Target = { name: 'React Router serve', url: routerUrl, wanders: false };
  const astroNode: Target = { name: 'Astro node', url: astroUrl, wanders: false };
  const targets = [cached, astroNode, router, missed];

  const figures = new Map<Target, Round[]>(targets.map((target) => [target, []]));
  for (const target of targets) await load(target, warmUpSeconds);
  const before = await renderings(server);
  for (let round = 0; round < rounds; round += 1) {
    for (const target of targets) figures.get(target)?.push(await load(target, seconds));
  }
  const rendered = (await renderings(server)) - before;
  const of = (target: Target) => figures.get(target) ?? [];
  const asked = of(missed).reduce((sum, { answers }) => sum + answers, 0);
  if (rendered < asked) throw new Error(`${asked} pages were to miss the cache, ${rendered} were rendered.`);

  console.log(
    `an article of ${Buffer.byteLength(article.html)} bytes, brotli accepted, ${connections} connections, median of ${rounds} rounds of ${seconds} s`,
  );
  for (const target of targets) {
    const { bytes, encoding } = await pageOf(target.url);
    const perSecond = Math.round(median(of(target).map((round) => round.perSecond)));
    const ms = median(of(target).map((round) => round.median));
    console.log(
      `${target.name.padEnd(18)} ${String(perSecond).padStart(6)} requests/s, median ${ms} ms; page ${bytes} bytes, ${encoding}`,
    );
  }
  const claims = [
    { claim: 'cached page / Astro node', ours: cached, theirs: astroNode, wanted: 1.2 },
    { claim: 'cached page / React Router serve', ours: cached, theirs: router, wanted: 5 },
    { claim: 'page not cached / React Router serve', ours: missed, theirs: router, wanted: 0.7 },
  ].map(({ claim, ours, theirs, wanted }) => {
    const ratio = median(
      of(ours).map(({ perSecond }, round) => perSecond / (of(theirs)[round]?.perSecond ?? Number.NaN)),
    );
    return { claim, ratio: ratio.toFixed(2), wanted: `>= ${wanted.toFixed(2)}`, kept: ratio >= wanted };
  });
  console.table(claims.map(({ kept, ...claim }) => ({ ...claim, verdict: kept ? 'PASS' : 'FAIL' })));
  process.exitCode = claims.every(({ kept }) => kept) ? 0 : 1;
} finally {
  if (server?.connected) {
    server.disconnect();
    await once(server, 'exit');
  }
  for (const child of children) child.kill();
  rmSync(folder, { recursive: true, force: true });
}
